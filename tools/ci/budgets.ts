// What each suite may take. Who makes a suite slower than this makes something else quicker: docs/gate.md.

/** Processor seconds on the machine of docs/gate.md; keys are the names of steps. */
export const BUDGETS: Readonly<Record<string, number>> = {
  install: 80,
  types: 75,
  lint: 58,
  'unused code': 10,
  'tests of rules': 38,
  'tests of the server': 390,
  'tests of components': 160,
  build: 16,
  e2e: 1_500,
  prove: 350,
}

/** A suite is red when it takes more than a quarter over its budget. */
export const TOLERANCE = 1.25

/** Minutes that all steps may take on two idle cores, and while other programs keep both busy: printed, not judged. */
export const MINUTES = { idle: 15, busy: 24 }
