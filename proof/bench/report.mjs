/** Prints what a bench measured. */

const columns = [
  ['', 20],
  ['req/s', 9],
  ['p50 ms', 8],
  ['p99 ms', 8],
  ['cpu ms', 8],
  ['floor req/s', 12],
  ['floor cpu', 10],
  ['cpu ratio', 10],
];

/** Says what was started, and how fast. */
export function printHeading(size, firstAnswerMs, idleMb) {
  process.stdout.write(
    `\n== ${size} recipes: first answer ${(firstAnswerMs / 1000).toFixed(2)} s after the start, ${idleMb.toFixed(0)} MB idle\n`,
  );
  process.stdout.write(`${columns.map(([name, width]) => name.padStart(width)).join('')}\n`);
}

export function printRow({ name, ours, floor }) {
  const cells = [
    name,
    ours.perSecond.toFixed(0),
    String(ours.p50),
    String(ours.p99),
    ours.processorMs.toFixed(3),
    floor.perSecond.toFixed(0),
    floor.processorMs.toFixed(3),
    (ours.processorMs / floor.processorMs).toFixed(2),
  ];
  process.stdout.write(`${cells.map((cell, index) => cell.padStart(columns[index]?.[1] ?? 8)).join('')}\n`);
}

/** How processor time a request grows from the smallest to the largest number of recipes. */
export function printGrowth(results) {
  const [first, last] = [results[0], results.at(-1)];
  if (first === undefined || last === undefined || first === last) return;
  process.stdout.write(`\n== growth of processor time from ${first.size} to ${last.size} recipes\n`);
  for (const [index, row] of last.rows.entries()) {
    const growth = row.ours.processorMs / (first.rows[index]?.ours.processorMs ?? Number.NaN);
    process.stdout.write(`${row.name.padStart(20)}${`${growth.toFixed(2)}×`.padStart(9)}\n`);
  }
}

/** Processor time a request as it was kept earlier, and as it is now. */
export function printComparison(before, now) {
  for (const { size, rows } of now) {
    const earlier = before.find((one) => one.size === size)?.rows ?? [];
    process.stdout.write(`\n== processor ms a request with ${size} recipes: before, now, and floor\n`);
    for (const { name, ours, floor } of rows) {
      const was = earlier.find((one) => one.name === name)?.ours.processorMs ?? Number.NaN;
      const cells = [was, ours.processorMs, floor.processorMs].map((ms) => ms.toFixed(3).padStart(9));
      const factor = `${(was / ours.processorMs).toFixed(1)}×`.padStart(8);
      process.stdout.write(`${name.padStart(20)}${cells.join('')}${factor}\n`);
    }
  }
}
