import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

/** Runs the tests in shuffled order, with other values for properties, beside processes that keep the cores busy; prints what failed. */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    burners: { type: 'string', default: '4' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    minutes: { type: 'string', default: '45' },
    slow: { type: 'boolean', default: false },
  },
  allowPositionals: false,
});

type Report = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; message: string; assertionResults: { status: string; fullName: string }[] }[];
};

/** Most time of one run, in milliseconds. */
const deadlineMs = Number(values.minutes) * 60_000;
const folder = await mkdtemp(join(tmpdir(), 'gateway-stress-'));
const rows = [];
const failed = new Map<string, number>();
for (let run = 0; run < Number(values.runs); run++) {
  const seed = Number(values.seed) + run;
  const { passed, failures, seconds } = await runShuffled(seed);
  rows.push({ seed, passed, failed: failures.length, seconds });
  for (const name of failures) failed.set(name, (failed.get(name) ?? 0) + 1);
  console.info(`seed ${seed}: ${passed} passed, ${failures.length} failed in ${seconds} s`);
  for (const name of failures) console.info(`  ${name}`);
}
await rm(folder, { recursive: true, force: true });
console.table(rows);
for (const [name, times] of failed) console.info(`${times} × ${name}`);
console.info(`${sum(rows.map(({ passed }) => passed))} passed, ${sum(rows.map((row) => row.failed))} failed`);
process.exitCode = failed.size ? 1 : 0;

async function runShuffled(seed: number) {
  const report = join(folder, `${seed}.json`);
  const from = performance.now();
  const stopBurners = startBurners(Number(values.burners));
  const args = [...(values.slow ? ['test/slow'] : ['--exclude', 'test/slow/**']), '--reporter=json'];
  const tests = spawn('npx', ['vitest', 'run', ...args, `--outputFile=${report}`], {
    env: { ...process.env, SHUFFLE_SEED: String(seed), PROPERTY_SEED: String(seed) },
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: deadlineMs,
  });
  const code = await new Promise<number | null>((resolve) => tests.on('close', resolve));
  stopBurners();
  const seconds = Math.round((performance.now() - from) / 1000);
  const text = await readFile(report, 'utf8').catch(() => null);
  if (text === null) return { passed: 0, failures: [`the run ended with ${code} and no report`], seconds };
  const { numPassedTests: passed, testResults } = JSON.parse(text) as Report;
  const failures = testResults.flatMap(({ name, message, assertionResults }) => {
    const tests = assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
    // A file whose setup or teardown fails has a message but no failed test.
    const reasons = tests.length || !message ? tests : [message.split('\n')[0]];
    return reasons.map((reason) => `${name.slice(process.cwd().length + 1)}: ${reason}`);
  });
  if (code !== 0 && failures.length === 0) failures.push(`the run ended with ${code} although each test passed`);
  return { passed, failures, seconds };
}

function startBurners(count: number): () => void {
  const spin = `const end = Date.now() + ${deadlineMs}; while (Date.now() < end);`;
  const burners = Array.from({ length: count }, () => spawn(process.execPath, ['-e', spin], { stdio: 'ignore' }));
  const stop = () => {
    for (const burner of burners) burner.kill('SIGKILL');
  };
  process.once('exit', stop);
  return stop;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
