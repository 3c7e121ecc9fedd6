// Limits that the kernel keeps for another process, set by `prlimit`, a program of util-linux. Where it is missing, a
// process has only the limits that it was started with.
import { execFile, type ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

const PAGE_BYTES = 4096

export async function canLimitProcesses(): Promise<boolean> {
  return runPrlimit(['--version'])
}

/**
 * From now on the process can open no file and no socket, because it gets no further descriptor, and its memory does
 * not grow beyond `memory` bytes.
 */
export async function limitProcess(child: ChildProcess, memory: number): Promise<void> {
  const { resident, data } = await readMemory(child)
  if (data === 0) return
  // V8 reserves far more than it uses; the limit is on what comes on top
  const dataLimit = data + Math.max(0, memory - resident)
  const limits = ['--nofile=0', '--fsize=0', '--core=0', `--data=${dataLimit}`]
  await runPrlimit(['--pid', String(child.pid), ...limits]).catch((problem: unknown) => {
    // one that has ended meanwhile needs no limits
    if (child.exitCode === null && child.signalCode === null) throw problem
  })
}

/** False where there is no such program. */
async function runPrlimit(parameters: readonly string[]): Promise<boolean> {
  try {
    await promisify(execFile)('prlimit', parameters, { env: {} })
    return true
  } catch (problem) {
    if (problem instanceof Error && 'code' in problem && problem.code === 'ENOENT') return false
    throw problem
  }
}

/** Bytes in use and bytes mapped to write on; 0 on systems that do not tell, and when the process has ended. */
export async function readMemory({ pid }: ChildProcess): Promise<{ resident: number; data: number }> {
  const pages = await readFile(`/proc/${pid}/statm`, 'utf8').then(
    (line) => line.split(' '),
    () => [],
  )
  return { resident: Number(pages[1] ?? 0) * PAGE_BYTES, data: Number(pages[5] ?? 0) * PAGE_BYTES }
}
