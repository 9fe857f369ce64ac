import type { ClosedGroup } from '@lectern/contract/closed-groups/closed-group'
import { closedGroupLimits } from '@lectern/contract/closed-groups/closed-group-limits'
import { courseStatus } from '@lectern/contract/courses/course-status'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Button } from '@lectern/ui/actions/button'
import { RadioGroup } from '@lectern/ui/choices/radio-group'
import { Field } from '@lectern/ui/fields/field'
import { TextArea } from '@lectern/ui/fields/text-area'
import { TextInput } from '@lectern/ui/fields/text-input'
import { toasts } from '@lectern/ui/feedback/toast-store'
import formStyles from '@lectern/ui/forms/form.module.css'
import { FormSection } from '@lectern/ui/forms/form-section'
import { Card } from '@lectern/ui/layout/card'
import { ConfirmDelete } from '@lectern/ui/overlays/confirm-delete'
import textStyles from '@lectern/ui/text/text.module.css'
import { useState, type FormEvent } from 'react'
import { isSame } from '../../../lib/drafts/index.ts'
import { errorText } from '../../../lib/errors.ts'
import { expertPaths } from '../../../lib/routing/expert-paths.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { deleteClosedGroup, updateClosedGroup } from '../api.ts'
import { ConnectionSteps } from './connection-steps.tsx'
import { useGroupReload } from './use-group-reload.ts'
import styles from './closed-groups.module.css'

type Fields = Pick<ClosedGroup, 'name' | 'description' | 'status_id' | 'enrolment'>

const fieldsOf = ({ name, description, status_id, enrolment }: ClosedGroup): Fields => ({
  name,
  description,
  status_id,
  enrolment,
})

/** How a group is connected, what it is called, who sees it; and its end. */
export const GroupSettings = ({ group }: { group: ClosedGroup }) => (
  <div className={styles.settings}>
    <ConnectionSteps group={group} />
    <AboutGroup group={group} />
    <EndOfGroup group={group} />
  </div>
)

const AboutGroup = ({ group }: { group: ClosedGroup }) => {
  const { t } = useTexts()
  const reload = useGroupReload()
  const [fields, setFields] = useState(() => fieldsOf(group))
  const write = (part: Partial<Fields>) => setFields({ ...fields, ...part })
  const save = useMutation({
    mutationFn: () => updateClosedGroup({ params: { group: group.id }, body: fields }),
    onSuccess: async ({ data }) => {
      setFields(fieldsOf(data))
      toasts.show({ tone: 'success', title: t('closed-groups.closed_saved') })
      await reload()
    },
    meta: { showsErrors: true },
  })
  const isNameMissing = fields.name.trim() === ''
  const isReady = !isSame(fields, fieldsOf(group)) && !isNameMissing
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isReady && !save.isPending) save.mutate()
  }
  return (
    <FormSection title={t('closed-groups.closed_about_title')}>
      <form noValidate className={formStyles.form} onSubmit={submit}>
        <Field
          label={t('closed-groups.closed_name')}
          help={t('closed-groups.closed_name_help')}
          error={isNameMissing ? t('common.field_required_name') : undefined}
        >
          <TextInput
            value={fields.name}
            maxLength={closedGroupLimits.name}
            onChange={(event) => write({ name: event.currentTarget.value })}
          />
        </Field>
        <Field
          label={t('closed-groups.closed_description')}
          help={t('closed-groups.closed_description_help')}
        >
          <TextArea
            rows={4}
            value={fields.description}
            maxLength={closedGroupLimits.description}
            onChange={(event) => write({ description: event.currentTarget.value })}
          />
        </Field>
        <VisibilityFields fields={fields} write={write} />
        {save.error && (
          <p role="alert" className={textStyles.wrong}>
            {errorText(save.error, t)}
          </p>
        )}
        <div>
          <Button type="submit" variant="primary" busy={save.isPending} disabled={!isReady}>
            {t('closed-groups.closed_save')}
          </Button>
        </div>
      </form>
    </FormSection>
  )
}

const statuses = [
  { status: courseStatus.draft, word: 'draft' },
  { status: courseStatus.published, word: 'published' },
  { status: courseStatus.archived, word: 'archived' },
] as const

const VisibilityFields = ({ fields, write }: { fields: Fields; write: (part: Partial<Fields>) => void }) => {
  const { t } = useTexts()
  return (
    <>
      <RadioGroup
        label={t('closed-groups.closed_status')}
        variant="cards"
        value={String(fields.status_id)}
        onChange={(value) => {
          const chosen = statuses.find(({ status }) => String(status) === value)
          if (chosen) write({ status_id: chosen.status })
        }}
        options={statuses.map(({ status, word }) => ({
          value: String(status),
          label: t(`create-course.status_${word}`),
          help: t(`closed-groups.closed_status_${word}_help`),
        }))}
      />
      <RadioGroup
        label={t('closed-groups.closed_enrolment')}
        variant="cards"
        value={fields.enrolment}
        onChange={(enrolment) => write({ enrolment })}
        options={(['closed', 'open'] as const).map((value) => ({
          value,
          label: t(`closed-groups.closed_enrolment_${value}`),
          help: t(`closed-groups.closed_enrolment_${value}_help`),
        }))}
      />
    </>
  )
}

const EndOfGroup = ({ group }: { group: ClosedGroup }) => {
  const { t } = useTexts()
  const navigate = useNavigate()
  const reload = useGroupReload()
  const [isAsked, setAsked] = useState(false)
  const remove = useMutation({
    mutationFn: () => deleteClosedGroup({ params: { group: group.id } }),
    onSuccess: async () => {
      await navigate({ href: expertPaths.closedGroups })
      toasts.show({ title: t('closed-groups.closed_deleted'), message: group.name })
      await reload()
    },
    meta: { showsErrors: true },
  })
  return (
    <Card
      level={2}
      title={t('closed-groups.closed_delete')}
      description={t('closed-groups.closed_delete_text')}
    >
      <Button variant="danger" onClick={() => setAsked(true)}>
        {t('closed-groups.closed_delete')}
      </Button>
      <ConfirmDelete
        open={isAsked}
        onClose={() => setAsked(false)}
        title={t('closed-groups.closed_delete')}
        message={t('closed-groups.closed_delete_text')}
        confirmLabel={t('closed-groups.closed_delete')}
        cancelLabel={t('expert.cancel')}
        closeLabel={t('common.close')}
        nameToType={{ name: group.name, label: t('closed-groups.closed_delete_name') }}
        busy={remove.isPending}
        error={remove.error ? errorText(remove.error, t) : undefined}
        onConfirm={() => remove.mutate()}
      />
    </Card>
  )
}
