import {
  newPeerOption,
  peerLimits,
  peerShownKinds,
  type PeerOption,
} from '@lectern/contract/quizzes/question-types/shared/peers/peer-option'
import type { PeerLine } from '@lectern/contract/quizzes/question-types/shared/peers/peer-terms'
import { Checkbox } from '@lectern/ui/choices/checkbox'
import { Select } from '@lectern/ui/choices/select'
import { Field } from '@lectern/ui/fields/field'
import { TextArea } from '@lectern/ui/fields/text-area'
import { NumberField } from '../../../../../frame/index.ts'
import { useTexts } from '../../../../../lib/texts/index.ts'
import styles from '../open/open-editor.module.css'
import type { FieldIssue } from '../../question-editor.ts'
import { PeerExamples } from './peer-examples.tsx'

const shownNames = {
  at_once: 'questions.peers_shown_at_once',
  after_decision: 'questions.peers_shown_after',
} as const

interface PeerFieldsProps {
  option: PeerOption | undefined
  /** What reviewers give points for. */
  lines: readonly PeerLine[]
  onOption: (option: PeerOption | undefined) => void
  issues: readonly FieldIssue[]
}

/** Whether and how the learners of an open question review each other. */
export const PeerFields = ({ option, lines, onOption, issues }: PeerFieldsProps) => {
  const { t } = useTexts()
  return (
    <fieldset className={styles.editor}>
      <Checkbox
        label={t('questions.peers')}
        help={t('questions.peers_help')}
        checked={option !== undefined}
        onChange={(event) => onOption(event.currentTarget.checked ? newPeerOption() : undefined)}
      />
      {option && (
        <>
          <PeerTermsFields option={option} onOption={onOption} />
          <PeerExamples
            examples={option.examples}
            lines={lines}
            issues={issues}
            onExamples={(examples) => onOption({ ...option, examples })}
          />
        </>
      )}
    </fieldset>
  )
}

interface TermsProps {
  option: PeerOption
  onOption: (option: PeerOption) => void
}

const PeerTermsFields = ({ option, onOption }: TermsProps) => {
  const { t } = useTexts()
  const change = (part: Partial<PeerOption>) => onOption({ ...option, ...part })
  return (
    <>
      <div className={styles.kinds}>
        <NumberField
          label={t('questions.peers_reviews')}
          value={option.reviews}
          min={1}
          max={peerLimits.reviews}
          onValue={(reviews) => change({ reviews })}
        />
        <NumberField
          label={t('questions.peers_days')}
          value={option.days}
          min={1}
          max={peerLimits.days}
          onValue={(days) => change({ days })}
        />
        <Field label={t('questions.peers_shown')}>
          <Select
            value={option.shown}
            onChange={(event) => {
              const shown = peerShownKinds.find((kind) => kind === event.currentTarget.value)
              if (shown) change({ shown })
            }}
          >
            {peerShownKinds.map((kind) => (
              <option key={kind} value={kind}>
                {t(shownNames[kind])}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <div className={styles.switches}>
        <Checkbox
          label={t('questions.peers_anonymous')}
          help={t('questions.peers_anonymous_help')}
          checked={option.is_anonymous}
          onChange={(event) => change({ is_anonymous: event.currentTarget.checked })}
        />
        <Checkbox
          label={t('questions.peers_groups')}
          checked={option.is_within_groups}
          onChange={(event) => change({ is_within_groups: event.currentTarget.checked })}
        />
      </div>
      <Field label={t('questions.peers_instructions')}>
        <TextArea
          value={option.instructions}
          maxLength={peerLimits.instructions}
          onChange={(event) => change({ instructions: event.currentTarget.value })}
        />
      </Field>
    </>
  )
}
