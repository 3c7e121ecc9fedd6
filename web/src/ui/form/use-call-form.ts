import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { CallError } from '@tendertap/contract/client/call-error'
import type { ErrorCode } from '@tendertap/contract/errors/errors'
import { useRef, useState, type SubmitEvent } from 'react'
import { findErrorText } from '../../i18n/error-text.ts'

type FieldErrors<V> = { [F in keyof V]?: string | false | null | undefined }

interface CallFormOptions<V> {
  /** in the order of the fields on the page: the first that is wrong gets the focus */
  initialValues: V
  /** The text for each field that is wrong. Shown when the form is sent; gone as soon as the field is changed. */
  findErrors?(values: V): FieldErrors<V>
  /** Calls the server. What it throws is shown over the button until something is changed. */
  send(values: V): Promise<unknown>
  /** refusals that are about one field: shown there instead of over the button, until this field is changed */
  refusedFields?: Partial<Record<ErrorCode, keyof V & string>>
  /** Returns true for a refusal that the page answers in its own way, for example with a second step. */
  onRefusal?(error: CallError): boolean
  /** another page opens afterwards: until it is there, nothing can be sent again */
  leavesPage?: boolean
}

export type CallForm<V extends object> = ReturnType<typeof useCallForm<V>>

/** A form that makes one call: field errors, refusals and saving work the same way in every form. */
export function useCallForm<V extends object>({
  initialValues,
  findErrors = () => ({}),
  send,
  refusedFields = {},
  onRefusal,
  leavesPage = false,
}: CallFormOptions<V>) {
  const [isTouched, setTouched] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  // a second submit may come before the render that shows the first one
  const isBusy = useRef(false)
  const focus = (field: string | undefined) =>
    element.current?.querySelector<HTMLElement>(`[data-path="${field}"]`)?.focus()
  const findRefusedField = (error: unknown) => (error instanceof CallError ? refusedFields[error.code] : undefined)

  const call = useMutation({
    mutationFn: async (values: V) => {
      try {
        await send(values)
        return { isLeaving: leavesPage }
      } catch (error) {
        if (error instanceof CallError && onRefusal?.(error)) return { isLeaving: false }
        throw error
      }
    },
    onError: (error) => focus(findRefusedField(error)),
    onSettled: (result) => {
      isBusy.current = result?.isLeaving ?? false
    },
  })
  const refusedField = findRefusedField(call.error)

  const form = useForm<V>({
    initialValues,
    // Only which fields are wrong: the texts follow the language of the page, which may change.
    validate: (values: V) =>
      Object.fromEntries(Object.entries(findErrors(values)).map(([field, text]) => [field, Boolean(text)])),
    onValuesChange: (values: V, before: V) => {
      setTouched(true)
      const isAnswered = refusedField === undefined || values[refusedField] !== before[refusedField]
      if (call.isError && isAnswered) call.reset()
    },
  })
  const findError = (field: keyof V & string) => {
    if (form.errors[field]) return findErrors(form.values)[field] || undefined
    return field === refusedField ? findErrorText(call.error) : undefined
  }

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    element.current = event.currentTarget
    const submit = form.onSubmit(
      (values) => {
        if (isBusy.current) return
        isBusy.current = true
        call.mutate(values)
      },
      (errors) => focus(Object.keys(initialValues).find((field) => field in errors)),
    )
    submit(event)
  }

  return {
    values: form.values,
    /** has the person changed anything, even if it was changed back? */
    isTouched,
    isSending: call.isPending || (call.data?.isLeaving ?? false),
    /** what is to be shown over the button; null when nothing is */
    failure: call.isError && refusedField === undefined ? { error: call.error } : null,
    /** Changes some values; the errors of the other fields stay. */
    setValues: (values: Partial<V>) => {
      for (const field in values)
        if (values[field] !== form.values[field]) form.setFieldValue(field, values[field] as never)
    },
    reset: () => {
      form.reset()
      setTouched(false)
      if (!isBusy.current) call.reset()
    },
    /** the props of a text field */
    field: (name: keyof V & string) => ({ name, ...form.getInputProps(name), error: findError(name) }),
    /** the props of a checkbox */
    checkbox: (name: keyof V & string) => ({
      name,
      ...form.getInputProps(name, { type: 'checkbox' }),
      error: findError(name),
    }),
    onSubmit,
  }
}
