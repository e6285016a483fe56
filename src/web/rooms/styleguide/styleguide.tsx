import { useState } from 'react';
import { Badge, type Tone } from '../../components/badge.tsx';
import { Bilingual } from '../../components/bilingual.tsx';
import { Button } from '../../components/button.tsx';
import { Check } from '../../components/fields/check.tsx';
import { Field } from '../../components/fields/field.tsx';
import { NumberField } from '../../components/fields/number-field.tsx';
import { SearchField } from '../../components/fields/search-field.tsx';
import { Select } from '../../components/fields/select.tsx';
import { FormDialog } from '../../components/form-dialog.tsx';
import { Icon, iconNames } from '../../components/icon.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { Facts, Panel } from '../../components/panel.tsx';
import { Empty, Notice, Skeleton } from '../../components/states.tsx';
import { type Column, Table } from '../../components/table.tsx';
import './styleguide.css';

const tones: Tone[] = ['plain', 'good', 'info', 'caution', 'danger'];
const colours = [
  'ground',
  'surface',
  'sunken',
  'hover',
  'line',
  'edge',
  'text',
  'quiet',
  'accent',
  'info',
  'caution',
  'danger',
];

/** All components in all their states, for those who write rooms. In English only, and in no navigation. */
export default function Styleguide() {
  return (
    <>
      <PageHead title="Style guide" lead="The components that every page is made of." />
      <Panel title="Colours">
        <ul className="swatches">
          {colours.map((name) => (
            <li key={name}>
              <span className="swatch" style={{ background: `var(--${name})` }} />
              <code className="small">--{name}</code>
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title="Type">
        <h1>Heading of a page</h1>
        <h2>Heading of a panel</h2>
        <p>Text of a paragraph, 文字与英文并排。</p>
        <p className="small quiet">What is said in passing</p>
        <code>identifiers, digests</code>
      </Panel>
      <Actions />
      <Inputs />
      <States />
      <Panel title="Table" isFlush>
        <Table
          label="Factories"
          columns={columns}
          rows={rows}
          order={{ field: 'NAME', direction: 'ASC' }}
          onOrder={() => {}}
        />
      </Panel>
      <Panel title="Facts" aside={<Badge tone="info">aside</Badge>}>
        <Facts unknown="unknown" facts={facts} />
        <Facts unknown="unknown" facts={facts} isList />
      </Panel>
      <Panel title="Bilingual" isFlush>
        <Bilingual en={'Dear Ms Li,\n\nPlease quote.'} zh={'李女士您好：\n\n请报价。'} />
      </Panel>
    </>
  );
}

const facts: Parameters<typeof Facts>[0]['facts'] = [
  ['City', 'Dongguan'],
  ['Minimum', '500 pcs'],
  ['Lead time', null],
];

type Row = { id: string; name: string; minimum: number };
const rows: Row[] = [
  { id: '1', name: 'Bright Metal (synthetic)', minimum: 500 },
  { id: '2', name: 'Clear Plastics (synthetic)', minimum: 2000 },
];
const columns: Column<Row>[] = [
  { id: 'name', label: 'Name', order: 'NAME', isMain: true, render: ({ name }) => name },
  { id: 'state', label: 'State', render: () => <Badge tone="good">verified</Badge> },
  { id: 'minimum', label: 'Minimum', isNumber: true, render: ({ minimum }) => minimum },
];

const Actions = () => (
  <Panel title="Actions">
    <div className="row">
      <Button kind="primary">Primary</Button>
      <Button>Plain</Button>
      <Button kind="danger">Danger</Button>
      <Button kind="bare">Bare</Button>
      <Button isDisabled>Disabled</Button>
      <FormDialog label="Dialog" title="Title of the dialog" kind="plain" submit={async () => ({})}>
        {() => <Field label="Reason" isRequired isLong />}
      </FormDialog>
    </div>
    <div className="row">
      {tones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </div>
    <div className="row">
      {iconNames.map((name) => (
        <span key={name} className="row small">
          <Icon name={name} />
          {name}
        </span>
      ))}
    </div>
  </Panel>
);

function Inputs() {
  const [text, setText] = useState('');
  const [isChecked, setChecked] = useState(true);
  const [choice, setChoice] = useState<'one' | 'other'>('one');
  return (
    <Panel title="Fields">
      <div className="fields">
        <Field label="Field" hint="What it is for" value={text} onChange={setText} />
        <Field label="Field with a problem" problem="Must be a date." value={text} onChange={setText} />
        <NumberField label="Number" value={text} onChange={setText} />
        <SearchField label="Search" value={text} onChange={setText} />
        <Select
          label="Choice"
          options={[
            { value: 'one', label: 'One' },
            { value: 'other', label: 'Other' },
          ]}
          value={choice}
          onChange={setChoice}
        />
        <Check label="Check" isChecked={isChecked} onChange={setChecked} />
      </div>
    </Panel>
  );
}

const States = () => (
  <Panel title="States">
    {tones.map((tone) => (
      <Notice key={tone} tone={tone} title={`Notice, ${tone}`}>
        <p>What it means and what can be done.</p>
      </Notice>
    ))}
    <Empty title="Nothing yet">
      <p>What to do so that there is something.</p>
    </Empty>
    <Skeleton />
  </Panel>
);
