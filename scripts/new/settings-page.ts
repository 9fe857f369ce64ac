import { createDraft } from './draft.ts'
import { formsOf, type NameForms } from './names.ts'
import { addPage, titlesOf } from './page.ts'

const pageText = ({ snake, pascal }: NameForms) => `import { useSuspenseQuery } from '@tanstack/react-query'
import type { SchoolSettings } from '@lectern/contract/schools/schools'
import { Field } from '@lectern/ui/fields/field'
import { TextInput } from '@lectern/ui/fields/text-input'
import { useState } from 'react'
import { ExpertPage } from '../../../frame/expert/index.ts'
import { queryFor } from '../../../lib/api/index.ts'
import { fieldText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { useHeldRights } from '../../staff/index.ts'
import { getSchoolSettings } from '../api.ts'
import { SaveForm } from './save-form.tsx'
import styles from './settings.module.css'
import { useSchoolChange } from './use-school-change.ts'

/** Settings of the school that stand on a page of their own. */
export const ${pascal}Page = () => {
  const { t } = useTexts()
  const held = useHeldRights()
  const school = useSuspenseQuery(queryFor(getSchoolSettings, {})).data.data
  return (
    <ExpertPage title={t('expert.${snake}')}>
      <div className={styles.page}>
        <${pascal}Form key={school.id} school={school} readOnly={!held.has('cabinet_edit')} />
      </div>
    </ExpertPage>
  )
}

const ${pascal}Form = ({ school, readOnly }: { school: SchoolSettings; readOnly: boolean }) => {
  const { t } = useTexts()
  const stored = school.contact_email ?? ''
  const [email, setEmail] = useState(stored)
  const save = useSchoolChange()
  return (
    <SaveForm
      isChanged={email !== stored}
      isComplete
      readOnly={readOnly}
      busy={save.isPending}
      error={save.error}
      fields={['contact_email']}
      onSave={() => save.mutate({ contact_email: email.trim() || null })}
      onUndo={() => setEmail(stored)}
    >
      <Field label={t('school.contact_email')} error={fieldText(save.error, 'contact_email', t)}>
        <TextInput type="email" value={email} onChange={(event) => setEmail(event.currentTarget.value)} />
      </Field>
    </SaveForm>
  )
}
`

/** Makes a settings page with one field of the school, until its author gives it its own. Gives what was touched. */
export const makeSettingsPage = (kebab: string, root = '.'): string[] => {
  const draft = createDraft(root)
  const name = formsOf(kebab)
  const path = `/expert/settings/${kebab}`
  addPage(
    draft,
    {
      name,
      domain: 'schools',
      path,
      file: `settings/${kebab}-page.tsx`,
      text: pageText(name),
      route: {
        imports: `import { getSchoolSettings } from '~/features/schools/index.ts'
import { ensure } from '~/lib/api/index.ts'`,
        options: `  staticData: { texts: ['school'] },
  loader: async (page) => {
    await ensure(page, getSchoolSettings, {})
  },`,
      },
    },
    `expert.${name.snake}`,
  )
  draft.before('apps/web/src/lib/routing/expert-paths.ts', /^ {2}school:/m, `  ${name.camel}: '${path}',\n`)
  draft.before(
    'apps/web/src/frame/areas/expert/use-school-pages.ts',
    /^ {4}\{ label: t\('expert\.school_team'\)/m,
    `    { label: t('expert.${name.snake}'), icon: Settings2, href: expertPaths.${name.camel}, right: 'cabinet_read' },\n`,
  )
  draft.addTexts('expert', { [name.snake]: titlesOf(kebab) })
  return draft.save()
}
