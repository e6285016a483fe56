import { plan } from './test/compliance/tables.ts';
const t=performance.now();
const p = plan({ description: process.argv[2], markets: ['US','EU','UK','AU'], features: JSON.parse(process.argv[3] ?? '{}') });
console.log(performance.now()-t);
for (const r of p.requirements) console.log(r.status.padEnd(14), r.id.padEnd(22), r.because.slice(0, 150));
console.log(p.unknowns, p.totals, p.note);
console.log(p.requirements[0]);
