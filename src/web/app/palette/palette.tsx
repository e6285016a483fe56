import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Header } from 'react-aria-components/Header';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { Menu, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { SearchField } from 'react-aria-components/SearchField';
import { useQuery } from 'urql';
import { Dialog } from '../../components/dialog.tsx';
import messages from '../messages.csv';
import { useMessages } from '../messages.ts';
import type { Viewer } from '../viewer.operations.ts';
import { findRecordsQuery } from './palette.operations.ts';
import { useSettled } from './settled.ts';

const fewestLetters = 2;

/** Where the keyboard leads: to a place by its name, or to a record by its own. */
export type Destination = { id: string; label: string; note?: string; go: () => void };

type Props = { viewer: Viewer; places: readonly Destination[]; onClose: () => void };

/** The list follows what is typed; arrows choose, Enter goes, Escape closes. */
export default function Palette({ viewer, places, onClose }: Props) {
  const t = useMessages(messages);
  const [typed, setTyped] = useState('');
  const words = typed.trim().toLowerCase();
  const found = places.filter(({ label }) => label.toLowerCase().includes(words));
  const { records, isSearching } = useRecords(useSettled(typed.trim()), viewer);
  const sections = [
    { id: 'places', title: t('palette.places'), entries: found },
    { id: 'records', title: t('palette.records'), entries: records },
  ].filter(({ entries }) => entries.length > 0);
  const all = new Map(sections.flatMap(({ entries }) => entries.map((entry) => [entry.id, entry])));

  function go(id: string) {
    onClose();
    all.get(id)?.go();
  }
  return (
    <Dialog title={t('palette.title')} isOpen onClose={onClose}>
      <Autocomplete inputValue={typed} onInputChange={setTyped}>
        <SearchField className="field" autoFocus>
          <Label>{t('palette.search')}</Label>
          <Input className="input" />
        </SearchField>
        <Menu
          className="palette"
          aria-label={t('palette.title')}
          onAction={(key) => go(String(key))}
          renderEmptyState={() => <p className="quiet">{t(isSearching ? 'state.loading' : 'palette.none')}</p>}
        >
          {sections.map(({ id, title, entries }) => (
            <MenuSection key={id} id={id}>
              <Header className="small quiet">{title}</Header>
              {entries.map((entry) => (
                <MenuItem key={entry.id} id={entry.id} textValue={entry.label} className="palette-entry">
                  {entry.label}
                  {entry.note && <span className="small quiet">{entry.note}</span>}
                </MenuItem>
              ))}
            </MenuSection>
          ))}
        </Menu>
      </Autocomplete>
    </Dialog>
  );
}

function useRecords(q: string, { rights }: Viewer): { records: Destination[]; isSearching: boolean } {
  const t = useMessages(messages);
  const navigate = useNavigate();
  const isAsked = q.length >= fewestLetters && (rights.includes('READ') || rights.includes('OPERATE'));
  const [{ data, fetching }] = useQuery({
    query: findRecordsQuery,
    variables: { q, reads: rights.includes('READ') },
    pause: !isAsked,
  });
  if (!isAsked || !data) return { records: [], isSearching: fetching };
  const projects = data.projects?.nodes ?? [];
  return {
    isSearching: fetching,
    records: [
      ...projects.map(({ id, name }) => ({
        ...{ id, label: name, note: t('palette.project') },
        go: () => void navigate({ to: '/projects/$id', params: { id } }),
      })),
      ...data.factories.nodes.map(({ id, nameEn, nameZh, city }) => ({
        ...{ id, label: [nameEn, nameZh].filter(Boolean).join(' · '), note: city ?? t('palette.factory') },
        go: () => void navigate({ to: '/factories/$id', params: { id } }),
      })),
    ],
  };
}
