import { expect, test } from 'vitest';
import { draft } from '../../../rfq-draft.ts';
import { requests } from './examples/requests.ts';

/** Reviewed texts: read a changed one as a factory would before updating it with `vitest run -u`. */
test.each(Object.entries(requests))(
  'the request for %s reads as its reviewed example',
  async (name, { input, intake }) => {
    const { subjectEn, subjectZh, en, zh } = draft(input, intake);
    await expect(`${subjectEn}\n\n${en}\n`).toMatchFileSnapshot(`examples/${name}.en.txt`);
    await expect(`${subjectZh}\n\n${zh}\n`).toMatchFileSnapshot(`examples/${name}.zh.txt`);
  },
);
