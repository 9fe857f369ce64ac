import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { SchoolSettings } from '@lectern/contract/schools/schools'
import formStyles from '@lectern/ui/forms/form.module.css'
import textStyles from '@lectern/ui/text/text.module.css'
import { Avatar } from '@lectern/ui/layout/avatar'
import { Button } from '@lectern/ui/actions/button'
import { Checkbox } from '@lectern/ui/choices/checkbox'
import { Field } from '@lectern/ui/fields/field'
import { TextInput } from '@lectern/ui/fields/text-input'
import { lazy, Suspense, useRef, useState } from 'react'
import { queryFor } from '../../../lib/api/index.ts'
import { errorText, fieldText } from '../../../lib/errors.ts'
import { isSame } from '../../../lib/drafts/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { deleteLogo, getSchoolSettings, saveLogo } from '../api.ts'
import { BrandPreview } from './brand-preview.tsx'
import { readPicture } from './read-picture.ts'
import { refreshSchools } from './refresh-schools.ts'
import { SaveForm } from './save-form.tsx'
import styles from './settings.module.css'
import { useSchoolChange } from './use-school-change.ts'

const ColorPicker = lazy(async () => ({
  default: (await import('@lectern/ui/aria/color-picker')).ColorPicker,
}))

interface LookSettingsProps {
  school: SchoolSettings
  readOnly: boolean
}

const draftOf = ({ branding }: SchoolSettings) => ({
  color: branding.primary_color ?? '',
  isBrandingEnabled: branding.is_branding_enabled,
})

const isColor = (text: string) => /^#[0-9a-f]{6}$/i.test(text)
const platformColor = '#3965ff'

/** Logo and colour of a school. */
export const BrandingSettings = ({ school, readOnly }: LookSettingsProps) => {
  const { t, locale } = useTexts()
  const [draft, setDraft] = useState(() => draftOf(school))
  const save = useSchoolChange()
  const isComplete = draft.color === '' || isColor(draft.color)
  return (
    <div className={styles.page}>
      <Logo school={school} readOnly={readOnly} />
      <SaveForm
        isChanged={!isSame(draft, draftOf(school))}
        isComplete={isComplete}
        readOnly={readOnly}
        busy={save.isPending}
        error={save.error}
        fields={['branding.primary_color']}
        onSave={() =>
          save.mutate(
            {
              branding: {
                primary_color: draft.color === '' ? null : draft.color.toLowerCase(),
                is_branding_enabled: draft.isBrandingEnabled,
              },
            },
            { onSuccess: ({ data }) => setDraft(draftOf(data)) },
          )
        }
        onUndo={() => setDraft(draftOf(school))}
      >
        <Field
          label={t('school.color')}
          help={t('school.color_help')}
          error={isComplete ? fieldText(save.error, 'branding.primary_color', t) : t('school.color_wrong')}
        >
          <TextInput
            value={draft.color}
            placeholder={platformColor}
            spellCheck={false}
            maxLength={7}
            onChange={(event) => setDraft({ ...draft, color: event.currentTarget.value.trim() })}
            trailing={
              <Suspense>
                <ColorPicker
                  locale={locale}
                  label={t('school.color_pick')}
                  value={draft.color}
                  fallback={platformColor}
                  onChange={(color) => setDraft({ ...draft, color })}
                  words={{
                    palette: t('school.color_palette'),
                    softPalette: t('school.color_palette_soft'),
                    area: t('school.color_area'),
                    hex: t('school.color_hex'),
                  }}
                />
              </Suspense>
            }
          />
        </Field>
        <BrandPreview color={isColor(draft.color) ? draft.color.toLowerCase() : undefined} />
        <Checkbox
          checked={draft.isBrandingEnabled}
          onChange={(event) => setDraft({ ...draft, isBrandingEnabled: event.currentTarget.checked })}
          label={t('school.made_with')}
          help={t('school.made_with_help')}
        />
      </SaveForm>
    </div>
  )
}

/** A logo is kept as soon as it is chosen. */
const Logo = ({ school, readOnly }: LookSettingsProps) => {
  const { t } = useTexts()
  const queryClient = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const show = (reply: { data: SchoolSettings }) => {
    queryClient.setQueryData(queryFor(getSchoolSettings, {}).queryKey, reply)
    return refreshSchools(queryClient)
  }
  const save = useMutation({
    mutationFn: async (file: File) => saveLogo({ body: { image: await readPicture(file) } }),
    onSuccess: show,
    meta: { showsErrors: true },
  })
  const remove = useMutation({ mutationFn: () => deleteLogo({}), onSuccess: show })
  return (
    <section className={styles.logo}>
      <Avatar name={school.name} src={school.logo_url} shape="square" size={64} />
      <div className={styles.logoWords}>
        <h2 className={formStyles.title}>{t('school.logo')}</h2>
        <p className={textStyles.muted}>{t('school.logo_help')}</p>
        <div className={styles.row}>
          <Button disabled={readOnly} busy={save.isPending} onClick={() => input.current?.click()}>
            {t(school.logo_url === null ? 'school.logo_add' : 'school.logo_change')}
          </Button>
          {school.logo_url !== null && (
            <Button
              variant="quiet"
              disabled={readOnly}
              busy={remove.isPending}
              onClick={() => remove.mutate()}
            >
              {t('school.logo_remove')}
            </Button>
          )}
        </div>
        <input
          ref={input}
          type="file"
          hidden
          accept="image/png,image/jpeg,image/webp"
          aria-label={t('school.logo')}
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? []
            event.currentTarget.value = ''
            if (file) save.mutate(file)
          }}
        />
        {save.error && (
          <p className={textStyles.wrong} role="alert">
            {fieldText(save.error, 'image', t) ?? errorText(save.error, t)}
          </p>
        )}
      </div>
    </section>
  )
}
