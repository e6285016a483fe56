const union = [
  ...['040', '056', '100', '191', '196', '203', '208', '233', '246', '250', '276', '300', '348', '372', '380', '428'],
  ...['440', '442', '470', '528', '616', '620', '642', '703', '705', '724', '752'],
];

/** The countries of each market, by their numbers in ISO 3166-1; the European Union has 27 since 2020. */
export const countriesOfMarkets: Readonly<Record<string, readonly string[]>> = {
  US: ['840'],
  EU: union,
  UK: ['826'],
  CA: ['124'],
  AU: ['036'],
  JP: ['392'],
  CN: ['156'],
};
