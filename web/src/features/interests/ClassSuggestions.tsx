import { guessLanguage } from '@tendertap/domain/languages'
import { useTexts } from '../../i18n/texts.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { useCallForm } from '../../ui/form/use-call-form.ts'
import { showSnackbar } from '../../ui/snackbars/snackbars.ts'
import { SourceText } from '../../ui/SourceText.tsx'
import { ClassChecklist } from './ClassChecklist.tsx'
import type { EnsTruClass } from './interest-form.ts'
import { useInterestChange, type Interest } from './use-interests.ts'

interface ClassSuggestionsProps {
  saved: Interest
  classes: readonly EnsTruClass[]
  onClose(): void
}

/** The second step of the dialog. The profile is saved already, so closing it loses nothing. */
export function ClassSuggestions({ saved, classes, onClose }: ClassSuggestionsProps) {
  const all = useTexts('interests')
  const texts = all.suggestions
  const change = useInterestChange()
  const form = useCallForm({
    initialValues: { chosen: [] as EnsTruClass[] },
    send: async ({ chosen }) => {
      const confirmed = new Set(chosen.map(({ code }) => code))
      const refused = classes.map(({ code }) => code).filter((code) => !confirmed.has(code))
      await change('interests/updateInterest', {
        id: saved.id,
        ensTru: [...saved.ensTru.map(({ code }) => code), ...confirmed],
        refusedEnsTru: [...saved.refusedEnsTru, ...refused],
      })
      showSnackbar('success', all.saved)
      onClose()
    },
  })
  return (
    <Dialog title={texts.title} onClose={onClose} isBusy={form.isSending} size={560}>
      <Form form={form} submit={texts.confirm} failedText={all.saveFailed} onCancel={onClose} cancel={texts.skip}>
        <p>
          <strong>
            <SourceText text={saved.name} language={guessLanguage(saved.name)} asWritten />
          </strong>
          . {texts.text}
        </p>
        <ClassChecklist
          label={texts.title}
          classes={classes}
          chosen={form.values.chosen}
          onChange={(chosen) => form.setValues({ chosen })}
        />
      </Form>
    </Dialog>
  )
}
