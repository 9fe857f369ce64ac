import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { quizLimits, type QuizSummary } from '@lectern/contract/quizzes/quiz'
import type { QuizType } from '@lectern/contract/quizzes/quiz-types/quiz-type'
import { RadioGroup } from '@lectern/ui/choices/radio-group'
import { Button } from '@lectern/ui/actions/button'
import { Field } from '@lectern/ui/fields/field'
import { TextInput } from '@lectern/ui/fields/text-input'
import { FormDialog } from '@lectern/ui/overlays/form-dialog'
import { useState } from 'react'
import { errorText, fieldText } from '../../../lib/errors.ts'
import { type TextId, useTexts } from '../../../lib/texts/index.ts'
import { copyQuiz, createQuiz } from '../api.ts'
import { TypeChoice } from '../kinds/type-choice.tsx'
import { QuizSearch } from '../editor/picking/quiz-search.tsx'
import { copyTitle } from '../../../lib/copy-title.ts'
import styles from './library.module.css'
import { useLibraryReload } from './use-library-reload.ts'

const ways = ['blank', 'copy', 'paste', 'randomizer'] as const
type Way = (typeof ways)[number]

/** What each way is called, and what comes of it. */
const wayTexts: Readonly<Record<Way, readonly [TextId, TextId]>> = {
  blank: ['quizzes.library_new_blank', 'quizzes.library_new_blank_help'],
  copy: ['quizzes.library_new_copy', 'quizzes.library_new_copy_help'],
  paste: ['quizzes.library_new_paste', 'quizzes.library_new_paste_help'],
  randomizer: ['quizzes.library_new_randomizer', 'quizzes.library_new_randomizer_help'],
}

/** Asks how a new quiz begins and what it is called, and leads to its page. */
export const CreateQuiz = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTexts()
  const navigate = useNavigate()
  const reload = useLibraryReload()
  const [way, setWay] = useState<Way>('blank')
  const [type, setType] = useState<QuizType>('default')
  const [source, setSource] = useState<QuizSummary>()
  const [name, setName] = useState('')
  const create = useMutation({
    mutationFn: () =>
      way === 'copy' && source
        ? copyQuiz({ params: { quiz: source.id }, body: { name: name.trim() } })
        : createQuiz({
            body: { name: name.trim(), type: way === 'randomizer' ? way : type },
          }),
    onSuccess: async ({ data }) => {
      void reload()
      await navigate({
        to: '/expert/quiz/$quizId',
        params: { quizId: String(data.id) },
        search: way === 'paste' ? { paste: true } : {},
      })
    },
    meta: { showsErrors: true },
  })
  const pick = (quiz: QuizSummary) => {
    // A name that was written stays.
    if (name.trim() === '' || (source && name === copyTitle(source.name, quizLimits.name, t)))
      setName(copyTitle(quiz.name, quizLimits.name, t))
    setSource(quiz)
  }
  const error = create.error ? (fieldText(create.error, 'name', t) ?? errorText(create.error, t)) : undefined
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('quizzes.library_new_title')}
      closeLabel={t('common.close')}
      cancelLabel={t('create-course.cancel')}
      submitLabel={t('quizzes.library_create')}
      ready={name.trim() !== '' && (way !== 'copy' || source !== undefined)}
      busy={create.isPending}
      onSubmit={() => create.mutate()}
    >
      <Field label={t('quizzes.library_name')} error={error}>
        <TextInput
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the first field of a dialog that was asked for
          autoFocus
          value={name}
          maxLength={quizLimits.name}
          autoComplete="off"
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </Field>
      <RadioGroup
        label={t('quizzes.library_new_way')}
        variant="cards"
        value={way}
        onChange={setWay}
        options={ways.map((value) => ({ value, label: t(wayTexts[value][0]), help: t(wayTexts[value][1]) }))}
      />
      {(way === 'blank' || way === 'paste') && <TypeChoice type={type} onType={setType} />}
      {way === 'copy' && <Source source={source} onPick={pick} onOther={() => setSource(undefined)} />}
    </FormDialog>
  )
}

interface SourceProps {
  source: QuizSummary | undefined
  onPick: (quiz: QuizSummary) => void
  onOther: () => void
}

/** The quiz that is copied, or the search for it. */
const Source = ({ source, onPick, onOther }: SourceProps) => {
  const { t } = useTexts()
  if (!source) return <QuizSearch onPick={onPick} />
  return (
    <p className={styles.folderLine}>
      {t('quizzes.library_copied_from', { name: source.name })}
      <Button variant="quiet" size="small" onClick={onOther}>
        {t('quizzes.library_choose_other')}
      </Button>
    </p>
  )
}
