import type { FileKind } from './engineering.schema.ts';

const nameRules: [pattern: RegExp, reason: string][] = [
  [/[\p{Cc}\u2028\u2029]/u, 'File name must not contain control characters.'],
  // They can make `fdp.exe` look like `exe.pdf`.
  [/[\u202A-\u202E\u2066-\u2069]/, 'File name must not contain bidirectional control characters.'],
  [/[/\\]|^\.+$/, 'File name must not be a path: no slashes, not only dots.'],
  [/^[^\p{L}\p{N}\p{P}\p{S}]*$/u, 'File name must contain at least one visible character.'],
];

export const findNameProblem = (name: string): string | null =>
  nameRules.find(([pattern]) => pattern.test(name))?.[1] ?? null;

/** Equal for names that people or file systems may confuse. */
export const foldFileName = (name: string): string => name.normalize('NFKC').toLowerCase().normalize('NFKC').trim();

const extensions: [string, FileKind][] = [
  ['dwg dxf slddrw idw catdrawing', 'drawing'],
  [
    'step stp iges igs stl 3mf sldprt sldasm x_t x_b ipt iam f3d prt catpart catproduct 3dm jt glb gltf obj sat wrl',
    'model_3d',
  ],
  ['gbr ger gtl gbl gts gbs gto gbo gtp gbp gko gml gm1 gbrjob drl xln', 'gerber'],
  ['hex bin elf uf2 s19 srec dfu', 'firmware'],
  ['jpg jpeg png webp heic heif tif tiff gif bmp', 'photo'],
];

const byExtension = new Map(
  extensions.flatMap(([all, kind]) => all.split(' ').map((extension): [string, FileKind] => [extension, kind])),
);

const mediaTypes: [RegExp, FileKind][] = [
  [/^image\/(vnd\.)?(dwg|dxf)$|^application\/(acad|dxf)$/, 'drawing'],
  [/^model\//, 'model_3d'],
  [/^application\/vnd\.gerber$/, 'gerber'],
  [/^image\/(jpeg|png|webp|heic|heif|tiff|gif|bmp)$/, 'photo'],
];

/** Words in the name, because a PDF or a table may be of any kind. */
const words: [RegExp, FileKind][] = [
  [/(?<!\p{L})bom(?!\p{L})|bill of materials/iu, 'bom'],
  [/(?<!\p{L})test[ _-]?(spec|plan|procedure)/iu, 'test_spec'],
  [/(?<!\p{L})drawings?(?!\p{L})/iu, 'drawing'],
  [/(?<!\p{L})gerbers?(?!\p{L})/iu, 'gerber'],
  [/(?<!\p{L})firmware(?!\p{L})/iu, 'firmware'],
];

export function detectFileKind(name: string, contentType: string | undefined): FileKind {
  const [, extension = ''] = /\.([^.]+)$/.exec(name.toLowerCase()) ?? [];
  const findKind = (table: [RegExp, FileKind][], text: string) => table.find(([pattern]) => pattern.test(text))?.[1];
  return byExtension.get(extension) ?? findKind(mediaTypes, contentType ?? '') ?? findKind(words, name) ?? 'other';
}
