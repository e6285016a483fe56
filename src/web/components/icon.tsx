const paths = {
  home: 'M2.5 7 8 2.5 13.5 7v6.5h-4v-4h-3v4h-4z',
  review: 'M2.5 3.5h11v8h-6l-3 2.5v-2.5h-2zM5.5 7.5l1.7 1.6 3.3-3.3',
  answers: 'M2.5 3.5h11v7h-6l-3 3v-3h-2zM5.5 6h5M5.5 8h3',
  projects: 'M2.5 4.5h4l1.5 2h5.5v6.5h-11z',
  factories: 'M2.5 13.5v-7l3.5 2v-2l3.5 2v-5h4v10zM5 11.5h1.5M9 11.5h1.5',
  estimate: 'M2.5 5 8 2.5 13.5 5v6L8 13.5 2.5 11zM2.5 5 8 7.5 13.5 5M8 7.5v6',
  knowledge: 'M2.5 3.5h4.5l1 1 1-1h4.5v9H9l-1 1-1-1H2.5zM8 4.5v9',
  interviews: 'M2.5 3h8v6h-4l-2.5 2V9H2.5zM8.5 11h2.5l2.5 2v-7h-1',
  outbox: 'M2.5 9h3l1 2h3l1-2h3v4.5h-11zM8 7.5v-5M5.5 5 8 2.5 10.5 5',
  key: 'M9.5 9a3 3 0 1 0-2.6-1.5L2.5 12v1.5H5V12h1.5v-1.5z',
  reference: 'M5.5 4 2 8l3.5 4M10.5 4 14 8l-3.5 4',
  settings:
    'M2.5 5h6M11.5 5h2M2.5 11h2M7.5 11h6M8.5 5a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0-3 0M4.5 11a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0-3 0',
  search: 'M7 2.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9M10.5 10.5l3 3',
  up: 'M8 13V3M4 7l4-4 4 4',
  down: 'M8 3v10M4 9l4 4 4-4',
  file: 'M4 2.5h5l3 3v8H4zM9 2.5v3h3',
  link: 'M6.5 9.5 12 4M8 4h4v4M10 9v4H3V6h4',
  close: 'm4 4 8 8M12 4l-8 8',
  check: 'm3 8.5 3.2 3L13 4.5',
  alert: 'M8 2.5 14.5 13.5h-13zM8 6.5v3.2M8 11.6v.1',
} as const;

export type IconName = keyof typeof paths;
const isIconName = (name: string): name is IconName => name in paths;
export const iconNames = Object.keys(paths).filter(isIconName);

/** Decoration: the text beside it says the same. */
export const Icon = ({ name }: { name: IconName }) => (
  <svg className="icon" viewBox="0 0 16 16" aria-hidden="true" role="presentation">
    <path d={paths[name]} />
  </svg>
);
