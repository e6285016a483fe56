import { readTariff } from '#modules/shipping/tariff.file.ts';
import { findCandidates } from '#modules/compliance/hts-candidate.rules.ts';
import { allTerms, indexOf } from '#modules/compliance/hts-index.rules.ts';
const tariff = readTariff();
const all=[...tariff.lines.keys()];
for (const [s] of allTerms) if(!all.some(h=>h.startsWith(s))) console.log('no line', s);
let t=performance.now(); indexOf(tariff); console.log('index', performance.now()-t);
for (const d of process.argv.slice(2)) { t=performance.now(); const r=findCandidates(tariff,{description:d},5); console.log(d, performance.now()-t); for (const c of r.candidates) console.log('  ',c.hts,c.score,c.description.slice(-80),'|',c.why[0]); }
