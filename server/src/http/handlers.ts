// The shape of the table that features fill: one function per call. `http` gets it as a parameter.
import type { api, Output, ParsedInput, Path } from '@tendertap/contract/calls/index'
import type { Context, SignedInContext } from './context.ts'
import type { FileAnswer } from './file-answer.ts'

type ContextOf<P extends Path> = (typeof api)[P]['access'] extends 'anyone' ? Context : SignedInContext

type AnswerOf<P extends Path> = (typeof api)[P]['answers'] extends 'file' ? FileAnswer : Output<P>

/** The input as the contract parsed it, the answer as the contract promises it. */
export type Handler<P extends Path> = (context: ContextOf<P>, input: ParsedInput<P>) => Promise<AnswerOf<P>>
export type Handlers<P extends Path> = { [K in P]: Handler<K> }
