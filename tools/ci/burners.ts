// Two programs that keep both cores busy, for a run that must be green beside them.
import { spawn } from 'node:child_process'

const CORES = 2

/** Starts them; the answer ends them. */
export function startBurners(): () => void {
  const burners = Array.from({ length: CORES }, () =>
    spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' }),
  )
  const stop = () => {
    for (const burner of burners) burner.kill('SIGKILL')
  }
  process.once('exit', stop)
  return stop
}
