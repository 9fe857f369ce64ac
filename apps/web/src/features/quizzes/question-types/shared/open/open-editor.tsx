import type { QuestionHead } from '@lectern/contract/quizzes/question-types/shared/common'
import {
  isForOthers,
  textAnswerType,
  type OpenKinds,
  type TextAnswerType,
} from '@lectern/contract/quizzes/question-types/shared/open/open-kinds'
import type { PeerOption } from '@lectern/contract/quizzes/question-types/shared/peers/peer-option'
import { isForPeers, peerLinesOf } from '@lectern/contract/quizzes/question-types/shared/peers/peer-terms'
import { Checkbox } from '@lectern/ui/choices/checkbox'
import { Select } from '@lectern/ui/choices/select'
import { Field } from '@lectern/ui/fields/field'
import { useTexts, type TextId } from '../../../../../lib/texts/index.ts'
import { IssueNote } from '../../../editor/issue-note.tsx'
import { PeerFields } from '../peers/peer-fields.tsx'
import { PublicAnswers } from '../public-answers.tsx'
import type { FieldIssue } from '../../question-editor.ts'
import styles from './open-editor.module.css'
import { openIssues } from './open-issues.ts'
import { OpenPreview } from './open-preview.tsx'

const kindNames: readonly (readonly [TextAnswerType, TextId])[] = [
  [textAnswerType.area, 'questions.open_area'],
  [textAnswerType.input, 'questions.open_input'],
  [textAnswerType.email, 'questions.open_email'],
  [textAnswerType.date, 'questions.open_date'],
  [textAnswerType.none, 'questions.open_none'],
]

const switches = [
  ['can_upload', 'questions.open_upload'],
  ['is_audio_enabled', 'questions.open_audio'],
  ['is_video_enabled', 'questions.open_video'],
] as const satisfies (readonly [keyof OpenKinds, TextId])[]

type Public = Pick<QuestionHead, 'is_public_answer_enabled'> & {
  readonly peer_review?: PeerOption | undefined
}

interface OpenEditorProps {
  kinds: OpenKinds & Public & { readonly points: number }
  onKinds: (kinds: Partial<OpenKinds & Public>) => void
  issues: readonly FieldIssue[]
}

/** In which ways an open question is answered, and how that looks to a learner. */
export const OpenEditor = ({ kinds, onKinds, issues }: OpenEditorProps) => {
  const { t } = useTexts()
  const isClosed = issues.some(({ code }) => code === 'nothing_to_answer')
  return (
    <fieldset className={styles.editor}>
      <legend className={styles.legend}>
        {t('questions.open_title')}
        <span className={styles.hint}>{t('questions.open_hint')}</span>
      </legend>
      <div className={styles.kinds}>
        <Field label={t('questions.open_text')}>
          <Select
            value={String(kinds.text_answer_type_id)}
            onChange={(event) => {
              const chosen = kindNames.find(([type]) => String(type) === event.currentTarget.value)
              if (chosen) onKinds({ text_answer_type_id: chosen[0] })
            }}
          >
            {kindNames.map(([type, name]) => (
              <option key={type} value={type}>
                {t(name)}
              </option>
            ))}
          </Select>
        </Field>
        <div className={styles.switches} role="group" aria-label={t('questions.open_files')}>
          {switches.map(([field, name]) => (
            <Checkbox
              key={field}
              label={t(name)}
              checked={kinds[field]}
              onChange={(event) => onKinds({ [field]: event.currentTarget.checked })}
            />
          ))}
        </div>
      </div>
      {isForOthers(kinds) && (
        <PublicAnswers
          of="words"
          value={kinds.is_public_answer_enabled}
          onValue={(is_public_answer_enabled) => onKinds({ is_public_answer_enabled })}
        />
      )}
      {isForPeers(kinds) && (
        <PeerFields
          option={kinds.peer_review}
          lines={peerLinesOf(kinds.points, [])}
          issues={issues}
          onOption={(peer_review) => onKinds({ peer_review })}
        />
      )}
      {isClosed && <IssueNote code="nothing_to_answer" words={openIssues} />}
      <OpenPreview kinds={kinds} />
    </fieldset>
  )
}
