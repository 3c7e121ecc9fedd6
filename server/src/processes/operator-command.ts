// The operator's commands on accounts, the audit log and the database. Ends with 1 when the command is refused or the
// audit log is broken.
import { runOperatorCommand } from './operator-commands.ts'

process.exitCode = await runOperatorCommand(process.argv.slice(2), {
  environment: process.env,
  say: (text) => void process.stdout.write(`${text}\n`),
  complain: (text) => void process.stderr.write(`${text}\n`),
})
