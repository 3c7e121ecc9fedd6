// A setting may come from a file: with SMTP_URL_FILE=/run/secrets/smtp_url the file contains SMTP_URL. The environment
// of a process stays readable for every process of the same user as long as it lives, a secret in a file need not.
import { readFileSync } from 'node:fs'

type Environment = Readonly<Record<string, string | undefined>>

/** The environment with the contents of the files that it names for these settings. */
export function readSettingFiles(names: readonly string[], environment: Environment): Environment {
  const fromFiles = names.flatMap((name) => {
    const path = environment[`${name}_FILE`]
    if (path === undefined) return []
    if (environment[name] !== undefined) throw new Error(`Wrong settings. ${name} and ${name}_FILE are both set`)
    return [[name, readSetting(name, path)]]
  })
  return { ...environment, ...Object.fromEntries(fromFiles) }
}

function readSetting(name: string, path: string): string {
  try {
    // editors end the last line
    return readFileSync(path, 'utf8').trimEnd()
  } catch (cause) {
    throw new Error(`Wrong settings. ${name}_FILE: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    })
  }
}
