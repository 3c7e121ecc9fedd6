import { Fragment, type ReactNode } from 'react'

/** '«{keyword}» {where}' with the values in their places: a word of a lot keeps its own language. */
export function fillIn(template: string, values: Readonly<Record<string, ReactNode>>): ReactNode[] {
  return template.split(/(\{\w+\})/).map((piece, index) => {
    const name = /^\{(\w+)\}$/.exec(piece)?.[1]
    // oxlint-disable-next-line react/no-array-index-key -- the pieces of a sentence have a fixed order
    return <Fragment key={index}>{name === undefined ? piece : values[name]}</Fragment>
  })
}
