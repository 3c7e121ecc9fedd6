/** A pattern of `like` for texts that contain this one, whatever characters it has. */
export const toLikePattern = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
