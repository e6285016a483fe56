import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { readTariff } from '#modules/shipping/tariff.file.ts';
import { findCandidates } from '#modules/compliance/hts-candidate.rules.ts';
import { indexOf } from '#modules/compliance/hts-index.rules.ts';
const tariff = readTariff();
const t=performance.now(); indexOf(tariff); console.log('index ms', performance.now()-t, process.memoryUsage().heapUsed/1e6);
const rows: any[] = parse(readFileSync(process.argv[2]!,'utf8'),{columns:true});
const quiet = process.argv[3]==='quiet';
let hit=0, first=0, ms=0, max=0;
for (const r of rows) {
  const ok: string[] = (r.headings ?? r.acceptable ?? '').split(/[|;, ]+/).map((h:string)=>h.replace('.','').slice(0,4));
  const t=performance.now();
  const q:any={description:r.description ?? r.product}; if(r.material) q.material=r.material; if(r.use) q.use=r.use;
  const c=findCandidates(tariff,q,5).candidates; const d=performance.now()-t; ms+=d; max=Math.max(max,d);
  const at=c.findIndex(x=>ok.includes(x.hts.slice(0,4)));
  if(at>=0&&at<3) hit++; if(at===0) first++;
  if(!quiet && at!==0) console.log(at, q.description, '=>', c.map(x=>`${x.hts} ${x.score}`).slice(0,4).join('; '), ' wanted', ok.join());
}
console.log(rows.length, 'top3', hit, (hit/rows.length*100).toFixed(1), 'top1', first, 'avg ms', ms/rows.length, 'max', max);
