import { Textarea, TextInput } from '@mantine/core'
import { MAX_SUGGESTING_KEYWORDS } from '@tendertap/domain/interests/keywords'
import { normaliseColour } from '@tendertap/domain/interests/colour'
import { useState } from 'react'
import { send } from '../../api/client.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { useCallForm } from '../../ui/form/use-call-form.ts'
import { Heading } from '../../ui/Heading.tsx'
import { showSnackbar } from '../../ui/snackbars/snackbars.ts'
import { isReversed } from '../lots/filter/field-values.ts'
import { ClassField } from './ClassField.tsx'
import { ClassSuggestions } from './ClassSuggestions.tsx'
import { ColourField } from './ColourField.tsx'
import { FilterFields } from './FilterFields.tsx'
import {
  EMPTY_FIELDS,
  hasOtherWords,
  pickNewClasses,
  toCreateInput,
  toFields,
  type EnsTruClass,
  type InterestFields,
} from './interest-form.ts'
import { KeywordField } from './KeywordField.tsx'
import { MinScoreField } from './MinScoreField.tsx'
import { useInterestChange, type Interest } from './use-interests.ts'

interface InterestDialogProps {
  /** null makes a new one */
  interest: Interest | null
  onClose(): void
}

/** Nobody is kept from saving by suggestions that fail: they come again with the next change of the words. */
async function suggestClasses(saved: Interest): Promise<EnsTruClass[]> {
  const { name, keywords, description } = saved
  try {
    return pickNewClasses(
      await send('matching/suggestClasses', {
        name,
        keywords: keywords.slice(0, MAX_SUGGESTING_KEYWORDS),
        description,
      }),
      saved,
    )
  } catch {
    return []
  }
}

/** spec 2 §2, the create and edit dialogs. The classes that the saved words seem to mean are a second step. */
export function InterestDialog({ interest, onClose }: InterestDialogProps) {
  const all = useTexts('interests')
  const texts = all.form
  const change = useInterestChange()
  const [suggestion, setSuggestion] = useState<{ saved: Interest; classes: EnsTruClass[] } | null>(null)

  async function save(fields: InterestFields): Promise<void> {
    const input = toCreateInput(fields)
    const saved = await (interest
      ? change('interests/updateInterest', { id: interest.id, ...input })
      : change('interests/createInterest', input))
    showSnackbar('success', interest ? all.saved : all.created)
    const classes = hasOtherWords(interest, saved) ? await suggestClasses(saved) : []
    if (classes.length > 0) setSuggestion({ saved, classes })
    else onClose()
  }

  const form = useCallForm({
    initialValues: interest ? toFields(interest) : EMPTY_FIELDS,
    findErrors: ({ color, filter }) => ({
      color: color.trim() !== '' && normaliseColour(color) === null && texts.colourInvalid,
      // the field of the amount says so itself
      filter: isReversed(filter.minPrice, filter.maxPrice) && texts.filters,
    }),
    send: save,
  })
  if (suggestion) return <ClassSuggestions {...suggestion} onClose={onClose} />

  const { values, setValues } = form
  return (
    <Dialog title={interest ? texts.editTitle : texts.createTitle} onClose={onClose} isBusy={form.isSending} size={680}>
      <Form
        form={form}
        submit={interest ? texts.save : texts.create}
        failedText={interest ? all.updateFailed : all.createFailed}
        // spec 2 §5
        isDisabled={values.name.trim() === ''}
        onCancel={onClose}
      >
        <TextInput
          {...form.field('name')}
          label={texts.name}
          placeholder={texts.namePlaceholder}
          maxLength={200}
          autoComplete="off"
          required
          data-autofocus
        />
        <KeywordField keywords={values.keywords} onChange={(keywords) => setValues({ keywords })} />
        <Textarea
          {...form.field('description')}
          label={texts.description}
          description={texts.descriptionHint}
          maxLength={10_000}
          data-source
          rows={3}
        />
        <MinScoreField value={values.minScore} onChange={(minScore) => setValues({ minScore })} />
        <ClassField classes={values.classes} isOnly={values.onlyClasses} onChange={setValues} />
        <ColourField
          value={values.color}
          error={form.field('color').error}
          onChange={(color) => setValues({ color })}
        />
        <section>
          <Heading level={3} look="section">
            {texts.filters}
          </Heading>
          <p>{texts.filtersHint}</p>
          <FilterFields
            filter={values.filter}
            listIds={values.companiesListIds}
            onFilter={(filter) => setValues({ filter })}
            onLists={(companiesListIds) => setValues({ companiesListIds })}
          />
        </section>
      </Form>
    </Dialog>
  )
}
