// What each suite may take. Who makes a suite slower than this makes something else quicker: docs/gate.md.

/** Processor seconds on the machine of docs/gate.md; keys are the names of steps. */
export const BUDGETS: Readonly<Record<string, number>> = {
  install: 120,
  types: 105,
  lint: 70,
  'unused code': 12,
  'tests of rules': 45,
  'tests of the server': 480,
  'tests of components': 200,
  build: 20,
  e2e: 1_450,
  prove: 420,
}

/** A suite is red when it takes more than a quarter over its budget. */
export const TOLERANCE = 1.25

/** Minutes that all steps may take on two idle cores, and while other programs keep both busy: printed, not judged. */
export const MINUTES = { idle: 15, busy: 24 }
