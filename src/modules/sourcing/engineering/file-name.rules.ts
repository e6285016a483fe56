import type { FileKind } from './engineering.schema.ts';

const nameRules: [pattern: RegExp, reason: string][] = [
  [/[\p{Cc}\u2028\u2029]/u, 'A name holds no control characters.'],
  // They can make `fdp.exe` look like `exe.pdf`.
  [/[\u202A-\u202E\u2066-\u2069]/, 'A name holds no marks that turn the direction of its letters.'],
  [/[/\\]|^\.+$/, 'A name is no path: it holds no slashes and more than dots.'],
  [/^[^\p{L}\p{N}\p{P}\p{S}]*$/u, 'A name shows at least one letter, digit or sign.'],
];

/** Why a file of this name is not taken, or null. Whatever else a name holds is data. */
export const findNameProblem = (name: string): string | null =>
  nameRules.find(([pattern]) => pattern.test(name))?.[1] ?? null;

/** Names that people or file systems may take for one another are equal in this form. */
export const foldFileName = (name: string): string => name.normalize('NFKC').toLowerCase().normalize('NFKC').trim();

const extensions: Partial<Record<FileKind, string>> = {
  drawing: 'dwg dxf slddrw idw catdrawing',
  model_3d:
    'step stp iges igs stl 3mf sldprt sldasm x_t x_b ipt iam f3d prt catpart catproduct 3dm jt glb gltf obj sat wrl',
  gerber: 'gbr ger gtl gbl gts gbs gto gbo gtp gbp gko gml gm1 gbrjob drl xln',
  firmware: 'hex bin elf uf2 s19 srec dfu',
  photo: 'jpg jpeg png webp heic heif tif tiff gif bmp',
};

const byExtension = new Map(
  Object.entries(extensions).flatMap(([kind, all]) => all.split(' ').map((one) => [one, kind as FileKind])),
);

const mediaTypes: [RegExp, FileKind][] = [
  [/^image\/(vnd\.)?(dwg|dxf)$|^application\/(acad|dxf)$/, 'drawing'],
  [/^model\//, 'model_3d'],
  [/^application\/vnd\.gerber$/, 'gerber'],
  [/^image\/(jpeg|png|webp|heic|heif|tiff|gif|bmp)$/, 'photo'],
];

/** What the words of a document's name say: a PDF or a table may be anything. */
const words: [RegExp, FileKind][] = [
  [/(?<!\p{L})bom(?!\p{L})|bill of materials/iu, 'bom'],
  [/(?<!\p{L})test[ _-]?(spec|plan|procedure)/iu, 'test_spec'],
  [/(?<!\p{L})drawings?(?!\p{L})/iu, 'drawing'],
  [/(?<!\p{L})gerbers?(?!\p{L})/iu, 'gerber'],
  [/(?<!\p{L})firmware(?!\p{L})/iu, 'firmware'],
];

/** What a file is by its extension, else by its media type, else by the words of its name; `other` when none says. */
export function detectFileKind(name: string, contentType: string | undefined): FileKind {
  const [, extension = ''] = /\.([^.]+)$/.exec(name.toLowerCase()) ?? [];
  const findKind = (table: [RegExp, FileKind][], text: string) => table.find(([pattern]) => pattern.test(text))?.[1];
  return byExtension.get(extension) ?? findKind(mediaTypes, contentType ?? '') ?? findKind(words, name) ?? 'other';
}
