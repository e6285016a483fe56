import {
  AliasNode,
  AndNode,
  BinaryOperationNode,
  ColumnNode,
  type DeleteQueryNode,
  type FromNode,
  IdentifierNode,
  type JoinNode,
  type KyselyPlugin,
  type OperationNode,
  OperationNodeTransformer,
  OperatorNode,
  ParensNode,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type QueryId,
  ReferenceNode,
  SelectionNode,
  type SelectModifierNode,
  SelectQueryNode,
  TableNode,
  type UpdateQueryNode,
  type UsingNode,
  ValueNode,
  WhereNode,
} from 'kysely';

/**
 * Replaces each tenant table by `(select * from delivery where owner = $1)`, which unlike a condition is correct in
 * outer joins; PostgreSQL flattens it. Raw SQL is not seen; row-level security covers it.
 */
export class TenantFilter extends OperationNodeTransformer implements KyselyPlugin {
  readonly #tables: ReadonlySet<string>;
  readonly #owner: unknown;
  readonly #filtered = new WeakSet<OperationNode>();

  constructor(tables: ReadonlySet<string>, owner: unknown) {
    super();
    this.#tables = tables;
    this.#owner = owner;
  }

  transformQuery = ({ node, queryId }: PluginTransformQueryArgs) => this.transformNode(node, queryId);
  transformResult = async ({ result }: PluginTransformResultArgs) => result;

  protected override transformFrom(node: FromNode, id: QueryId): FromNode {
    return super.transformFrom({ ...node, froms: node.froms.map((source) => this.#filterSource(source)) }, id);
  }
  protected override transformUsing(node: UsingNode, id: QueryId): UsingNode {
    return super.transformUsing({ ...node, tables: node.tables.map((source) => this.#filterSource(source)) }, id);
  }
  protected override transformJoin(node: JoinNode, id: QueryId): JoinNode {
    return super.transformJoin({ ...node, table: this.#filterSource(node.table) }, id);
  }
  protected override transformUpdateQuery(node: UpdateQueryNode, id: QueryId): UpdateQueryNode {
    return super.transformUpdateQuery(
      { ...node, ...this.#filterTargets(node.where, node.table ? [node.table] : []) },
      id,
    );
  }
  protected override transformDeleteQuery(node: DeleteQueryNode, id: QueryId): DeleteQueryNode {
    return super.transformDeleteQuery({ ...node, ...this.#filterTargets(node.where, node.from.froms) }, id);
  }
  protected override transformReference(node: ReferenceNode, id: QueryId): ReferenceNode {
    if (node.table) this.#filtered.add(node.table);
    return super.transformReference(node, id);
  }
  protected override transformSelectModifier(node: SelectModifierNode, id: QueryId): SelectModifierNode {
    for (const locked of node.of ?? []) this.#filtered.add(locked);
    return super.transformSelectModifier(node, id);
  }
  protected override transformTable(node: TableNode, id: QueryId): TableNode {
    if (this.#filtered.has(node)) return node;
    if (this.#isTenantTable(node))
      throw new Error(`The tenant filter does not support this use of the table ${getTableName(node)}.`);
    return super.transformTable(node, id);
  }

  #filterSource(source: OperationNode): OperationNode {
    const table = AliasNode.is(source) ? source.node : source;
    if (!this.#isTenantTable(table)) return source;
    this.#filtered.add(table);
    const all = SelectQueryNode.cloneWithSelections(SelectQueryNode.createFrom([table]), [
      SelectionNode.createSelectAll(),
    ]);
    const ownRows: SelectQueryNode = { ...all, where: WhereNode.create(this.#createCondition()) };
    return AliasNode.create(ownRows, AliasNode.is(source) ? source.alias : IdentifierNode.create(getTableName(table)));
  }

  #filterTargets(where: WhereNode | undefined, targets: readonly OperationNode[]): { where?: WhereNode } {
    const conditions = targets.flatMap((target) => {
      const table = AliasNode.is(target) ? target.node : target;
      if (!this.#isTenantTable(table)) return [];
      this.#filtered.add(table);
      return [
        this.#createCondition(
          AliasNode.is(target) && IdentifierNode.is(target.alias) ? TableNode.create(target.alias.name) : table,
        ),
      ];
    });
    return conditions.reduce<{ where?: WhereNode }>(
      (rest, condition) => ({
        where: WhereNode.create(
          rest.where ? AndNode.create(condition, ParensNode.create(rest.where.where)) : condition,
        ),
      }),
      where ? { where } : {},
    );
  }

  #isTenantTable = (node: OperationNode): node is TableNode =>
    TableNode.is(node) && !this.#filtered.has(node) && this.#tables.has(getTableName(node));

  #createCondition(table?: TableNode): OperationNode {
    if (this.#owner === null) throw new Error('A tenant table cannot be queried without a tenant.');
    return BinaryOperationNode.create(
      ReferenceNode.create(ColumnNode.create('owner'), table),
      OperatorNode.create('='),
      ValueNode.create(this.#owner),
    );
  }
}

const getTableName = ({ table }: TableNode) => table.identifier.name;
