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
 * Reads `(select * from delivery where owner = $1) as d` wherever a query says `delivery as d`: in from, joins and subqueries.
 * PostgreSQL flattens it, and unlike a condition it means the same in outer joins. Changed rows get the condition.
 * Anything else that names an owned table is refused; the text of raw SQL is not seen, only the database's policies stop that.
 */
export class TenantFilter extends OperationNodeTransformer implements KyselyPlugin {
  readonly #tables: ReadonlySet<string>;
  readonly #owner: unknown;
  readonly #safe = new WeakSet<OperationNode>();

  constructor(tables: ReadonlySet<string>, owner: unknown) {
    super();
    this.#tables = tables;
    this.#owner = owner;
  }

  transformQuery = ({ node, queryId }: PluginTransformQueryArgs) => this.transformNode(node, queryId);
  transformResult = async ({ result }: PluginTransformResultArgs) => result;

  protected override transformFrom(node: FromNode, id: QueryId): FromNode {
    return super.transformFrom({ ...node, froms: node.froms.map((source) => this.#read(source)) }, id);
  }
  protected override transformUsing(node: UsingNode, id: QueryId): UsingNode {
    return super.transformUsing({ ...node, tables: node.tables.map((source) => this.#read(source)) }, id);
  }
  protected override transformJoin(node: JoinNode, id: QueryId): JoinNode {
    return super.transformJoin({ ...node, table: this.#read(node.table) }, id);
  }
  protected override transformUpdateQuery(node: UpdateQueryNode, id: QueryId): UpdateQueryNode {
    return super.transformUpdateQuery({ ...node, ...this.#changed(node.where, node.table ? [node.table] : []) }, id);
  }
  protected override transformDeleteQuery(node: DeleteQueryNode, id: QueryId): DeleteQueryNode {
    return super.transformDeleteQuery({ ...node, ...this.#changed(node.where, node.from.froms) }, id);
  }
  protected override transformReference(node: ReferenceNode, id: QueryId): ReferenceNode {
    if (node.table) this.#safe.add(node.table);
    return super.transformReference(node, id);
  }
  protected override transformSelectModifier(node: SelectModifierNode, id: QueryId): SelectModifierNode {
    for (const locked of node.of ?? []) this.#safe.add(locked);
    return super.transformSelectModifier(node, id);
  }
  protected override transformTable(node: TableNode, id: QueryId): TableNode {
    if (this.#safe.has(node)) return node;
    if (this.#owns(node))
      throw new Error(`The owned table ${getTableName(node)} stands where its owner cannot be checked.`);
    return super.transformTable(node, id);
  }

  #read(source: OperationNode): OperationNode {
    const table = AliasNode.is(source) ? source.node : source;
    if (!this.#owns(table)) return source;
    this.#safe.add(table);
    const all = SelectQueryNode.cloneWithSelections(SelectQueryNode.createFrom([table]), [
      SelectionNode.createSelectAll(),
    ]);
    const mine: SelectQueryNode = { ...all, where: WhereNode.create(this.#isMine()) };
    return AliasNode.create(mine, AliasNode.is(source) ? source.alias : IdentifierNode.create(getTableName(table)));
  }

  #changed(where: WhereNode | undefined, targets: readonly OperationNode[]): { where?: WhereNode } {
    const conditions = targets.flatMap((target) => {
      const table = AliasNode.is(target) ? target.node : target;
      if (!this.#owns(table)) return [];
      this.#safe.add(table);
      return [
        this.#isMine(
          AliasNode.is(target) && IdentifierNode.is(target.alias) ? TableNode.create(target.alias.name) : table,
        ),
      ];
    });
    return conditions.reduce<{ where?: WhereNode }>(
      (rest, mine) => ({
        where: WhereNode.create(rest.where ? AndNode.create(mine, ParensNode.create(rest.where.where)) : mine),
      }),
      where ? { where } : {},
    );
  }

  #owns = (node: OperationNode): node is TableNode =>
    TableNode.is(node) && !this.#safe.has(node) && this.#tables.has(getTableName(node));

  #isMine(table?: TableNode): OperationNode {
    if (this.#owner === null) throw new Error('An owned table was asked for, but nobody said for whom.');
    return BinaryOperationNode.create(
      ReferenceNode.create(ColumnNode.create('owner'), table),
      OperatorNode.create('='),
      ValueNode.create(this.#owner),
    );
  }
}

const getTableName = ({ table }: TableNode) => table.identifier.name;
