import { closedGroupLimits } from '@lectern/contract/closed-groups/closed-group-limits'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Button } from '@lectern/ui/actions/button'
import { Field } from '@lectern/ui/fields/field'
import { TextArea } from '@lectern/ui/fields/text-area'
import { TextInput } from '@lectern/ui/fields/text-input'
import formStyles from '@lectern/ui/forms/form.module.css'
import textStyles from '@lectern/ui/text/text.module.css'
import { useState, type FormEvent } from 'react'
import { errorText } from '../../../lib/errors.ts'
import { expertPaths } from '../../../lib/routing/expert-paths.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { ExpertPage } from '../../../frame/expert/index.ts'
import { createClosedGroup } from '../api.ts'
import { useGroupReload } from './use-group-reload.ts'
import styles from './closed-groups.module.css'

/** Names a new closed group and leads to the steps that connect it (document 000 §2). */
export const NewClosedGroup = () => {
  const { t } = useTexts()
  const navigate = useNavigate()
  const reload = useGroupReload()
  const [name, setName] = useState('')
  const [description, setDescription] = useState('')
  const create = useMutation({
    mutationFn: () => createClosedGroup({ body: { name: name.trim(), description } }),
    onSuccess: async ({ data }) => {
      await reload()
      await navigate({ href: expertPaths.closedGroup(data.id), replace: true })
    },
    meta: { showsErrors: true },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() !== '' && !create.isPending) create.mutate()
  }
  return (
    <ExpertPage
      title={t('closed-groups.closed_new_title')}
      crumbs={[{ label: t('expert.menu_closed_groups'), href: expertPaths.closedGroups }]}
    >
      <div className={styles.groupPage}>
        <form noValidate className={formStyles.form} onSubmit={submit}>
          <p className={textStyles.muted}>{t('closed-groups.closed_new_text')}</p>
          <Field label={t('closed-groups.closed_name')} help={t('closed-groups.closed_name_help')}>
            <TextInput
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the first field of a page that was opened to fill it in
              autoFocus
              value={name}
              maxLength={closedGroupLimits.name}
              autoComplete="off"
              onChange={(event) => setName(event.currentTarget.value)}
            />
          </Field>
          <Field
            label={t('closed-groups.closed_description')}
            help={t('closed-groups.closed_description_help')}
          >
            <TextArea
              rows={4}
              value={description}
              maxLength={closedGroupLimits.description}
              onChange={(event) => setDescription(event.currentTarget.value)}
            />
          </Field>
          {create.error && (
            <p role="alert" className={textStyles.wrong}>
              {errorText(create.error, t)}
            </p>
          )}
          <div>
            <Button type="submit" variant="primary" busy={create.isPending} disabled={name.trim() === ''}>
              {t('closed-groups.closed_create')}
            </Button>
          </div>
        </form>
      </div>
    </ExpertPage>
  )
}
