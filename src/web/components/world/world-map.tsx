import { geoEqualEarth, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import world from 'world-atlas/countries-110m.json';
import './world.css';

const [width, height] = [720, 350];
const antarctica = '010';

/** Countries as of Natural Earth at 1:110 million, which leaves out the smallest; drawn once. */
const countries = feature(world, world.objects.countries).features.filter(({ id }) => id !== antarctica);
const draw = geoPath(
  geoEqualEarth().fitSize([width, height], { type: 'FeatureCollection', features: countries }),
).digits(1);
const shapes = countries.map((country, at) => ({ key: at, id: String(country.id), path: draw(country) ?? '' }));

type Props = {
  /** Says what the map shows. */
  label: string;
  /** A step of colour, 1 to 5, of each country by its number in ISO 3166-1. */
  levels: ReadonlyMap<string, number>;
};

export default function WorldMap({ label, levels }: Props) {
  return (
    <svg className="world" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      {shapes.map(({ key, id, path }) => (
        <path key={key} className={`country shade-${levels.get(id) ?? 0}`} d={path} />
      ))}
    </svg>
  );
}
