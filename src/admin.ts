import { load } from './build.ts';

await load('admin');
