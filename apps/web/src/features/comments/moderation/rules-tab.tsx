import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CommentRules } from '@lectern/contract/comments/moderation/moderation'
import { moderationLimits } from '@lectern/contract/comments/moderation/moderation-limits'
import { Checkbox } from '@lectern/ui/choices/checkbox'
import { Notice } from '@lectern/ui/feedback/notice'
import { SkeletonText } from '@lectern/ui/feedback/skeleton'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { Field } from '@lectern/ui/fields/field'
import { TextArea } from '@lectern/ui/fields/text-area'
import { TextInput } from '@lectern/ui/fields/text-input'
import formStyles from '@lectern/ui/forms/form.module.css'
import { FormSection } from '@lectern/ui/forms/form-section'
import { SaveBar } from '@lectern/ui/forms/save-bar'
import { classNames } from '@lectern/ui/theme/class-names'
import { useState, type FormEvent } from 'react'
import { LoadFailure } from '../../../frame/index.ts'
import { queryFor } from '../../../lib/api/index.ts'
import { isSame } from '../../../lib/drafts/index.ts'
import { errorText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { getCommentRules, updateCommentRules } from './api.ts'
import styles from './moderation.module.css'
import { draftOf, readCount, type RulesDraft, rulesOf, stopWordsFault } from './rules-draft.ts'

/** What the school asks of those who write; to be changed by those who moderate everything. */
export const RulesTab = ({ mayChange }: { mayChange: boolean }) => {
  const { data, error, refetch } = useQuery(queryFor(getCommentRules, {}))
  if (data) return <RulesForm rules={data.data} mayChange={mayChange} />
  return error ? <LoadFailure error={error} onRetry={() => refetch()} /> : <SkeletonText lines={8} />
}

const RulesForm = ({ rules, mayChange }: { rules: CommentRules; mayChange: boolean }) => {
  const { t } = useTexts()
  const queryClient = useQueryClient()
  const [draft, setDraft] = useState(() => draftOf(rules))
  const body = rulesOf(draft)
  const save = useMutation({
    mutationFn: (wanted: CommentRules) => updateCommentRules({ body: wanted }),
    onSuccess: (reply) => {
      queryClient.setQueryData(queryFor(getCommentRules, {}).queryKey, reply)
      setDraft(draftOf(reply.data))
      toasts.show({ tone: 'success', title: t('moderation.rules_saved') })
    },
    meta: { showsErrors: true },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (body && !save.isPending) save.mutate(body)
  }
  return (
    <form className={classNames(formStyles.form, formStyles.column)} noValidate onSubmit={submit}>
      {!mayChange && <Notice tone="info" title={t('moderation.rules_read_only')} />}
      <fieldset className={styles.fields} disabled={!mayChange}>
        <RuleFields draft={draft} write={(part) => setDraft({ ...draft, ...part })} />
      </fieldset>
      {save.error && <Notice tone="danger" announce="at-once" title={errorText(save.error, t)} />}
      {mayChange && (
        <SaveBar
          isChanged={!isSame(draft, draftOf(rules))}
          saveLabel={t('moderation.rules_save')}
          undoLabel={t('moderation.rules_undo')}
          busy={save.isPending}
          disabled={body === undefined}
          onUndo={() => setDraft(draftOf(rules))}
        />
      )}
    </form>
  )
}

interface RuleFieldsProps {
  draft: RulesDraft
  write: (part: Partial<RulesDraft>) => void
}

const RuleFields = ({ draft, write }: RuleFieldsProps) => {
  const { t } = useTexts()
  const fault = stopWordsFault(draft.stopWords)
  const { rules, stopWords, stopWord } = moderationLimits
  return (
    <>
      <FormSection title={t('moderation.rules_text')} text={t('moderation.rules_text_help')}>
        <Field
          label={t('moderation.rules_text_label')}
          error={draft.text.trim().length > rules ? t('moderation.too_long', { limit: rules }) : undefined}
        >
          <TextArea
            rows={4}
            value={draft.text}
            onChange={(event) => write({ text: event.currentTarget.value })}
          />
        </Field>
      </FormSection>
      <FormSection title={t('moderation.newcomers')} text={t('moderation.newcomers_text')}>
        <CountField of="newcomerComments" most={moderationLimits.newcomerComments} {...{ draft, write }} />
        <CountField of="newcomerLinks" most={moderationLimits.newcomerLinks} {...{ draft, write }} />
        <Checkbox
          checked={draft.isNewcomerHeld}
          onChange={(event) => write({ isNewcomerHeld: event.currentTarget.checked })}
          label={t('moderation.hold_newcomers')}
          help={t('moderation.hold_newcomers_help')}
        />
      </FormSection>
      <FormSection title={t('moderation.checks')} text={t('moderation.checks_text')}>
        <Field
          label={t('moderation.stop_words')}
          help={t('moderation.stop_words_help')}
          error={
            fault &&
            t(`moderation.stop_words_${fault}`, { limit: fault === 'too_long' ? stopWord : stopWords })
          }
        >
          <TextArea
            rows={4}
            spellCheck={false}
            value={draft.stopWords}
            onChange={(event) => write({ stopWords: event.currentTarget.value })}
          />
        </Field>
        <CountField of="hideAfterReports" most={moderationLimits.hideAfterReports} {...{ draft, write }} />
      </FormSection>
    </>
  )
}

const countTexts = {
  newcomerComments: { label: 'moderation.newcomer_comments', help: 'moderation.newcomer_comments_help' },
  newcomerLinks: { label: 'moderation.newcomer_links', help: 'moderation.newcomer_links_help' },
  hideAfterReports: { label: 'moderation.hide_after', help: 'moderation.hide_after_help' },
} as const

interface CountFieldProps extends RuleFieldsProps {
  of: keyof typeof countTexts
  most: number
}

const CountField = ({ of, most, draft, write }: CountFieldProps) => {
  const { t } = useTexts()
  const value = draft[of]
  return (
    <Field
      label={t(countTexts[of].label)}
      help={t(countTexts[of].help)}
      error={readCount(value, most) === undefined ? t('moderation.count_wrong', { most }) : undefined}
    >
      <TextInput
        inputMode="numeric"
        maxLength={3}
        value={value}
        onChange={(event) => write({ [of]: event.currentTarget.value })}
      />
    </Field>
  )
}
