declare module '*.csv' {
  import type { LocalizedString } from '@internationalized/string';

  const messages: Record<'en' | 'zh', Record<string, LocalizedString>>;
  export default messages;
}

declare module '*.css';

declare module 'world-atlas/countries-110m.json' {
  import type { GeometryCollection, Topology } from 'topojson-specification';

  const world: Topology<{ countries: GeometryCollection }>;
  export default world;
}
