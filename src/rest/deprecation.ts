import { basePath, type Deprecation } from './route.ts';

export const deprecationHeaders = ['Deprecation', 'Sunset', 'Link'];

/** RFC 9745, RFC 8594 and the relation of RFC 5829. */
export function buildDeprecationHeaders({ since, sunset, successor }: Deprecation): Record<string, string> {
  return {
    Deprecation: `@${Date.parse(since) / 1000}`,
    Sunset: new Date(sunset).toUTCString(),
    Link: `<${basePath}${successor}>; rel="successor-version"`,
  };
}

export const describeDeprecation = ({ since, sunset, successor }: Deprecation): string =>
  `Deprecated since ${since}, served at least until ${sunset}: use \`${successor}\`.`;
