import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { slugOf } from '@lectern/contract/kernel/slug'
import formStyles from '@lectern/ui/forms/form.module.css'
import textStyles from '@lectern/ui/text/text.module.css'
import { Button } from '@lectern/ui/actions/button'
import { Dialog } from '@lectern/ui/overlays/dialog'
import { Field } from '@lectern/ui/fields/field'
import { TextInput } from '@lectern/ui/fields/text-input'
import { useDeferredValue, useId, useState, type FormEvent } from 'react'
import { queryFor } from '../../../lib/api/index.ts'
import { errorText, fieldText } from '../../../lib/errors.ts'
import { paths } from '../../../lib/routing/paths.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { checkCabinetSlug, createCabinet } from '../api.ts'

interface CreateSchoolProps {
  open: boolean
  onClose: () => void
}

/** Opens a school of one's own and goes to work in it. */
export const CreateSchool = ({ open, onClose }: CreateSchoolProps) => {
  const { t } = useTexts()
  const formId = useId()
  const router = useRouter()
  const queryClient = useQueryClient()
  const [name, setName] = useState('')
  const [slug, setSlug] = useState<string>()
  const wanted = useDeferredValue(slug ?? slugOf(name))
  const check = useAddressCheck(wanted, open)
  const create = useMutation({
    mutationFn: () =>
      createCabinet({
        body: {
          name: name.trim(),
          ...(wanted === '' ? {} : { slug: wanted }),
          time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        },
      }),
    onSuccess: async () => {
      setName('')
      setSlug(undefined)
      onClose()
      queryClient.clear()
      await router.navigate({ href: paths.expertFirstSteps })
      await router.invalidate()
    },
    meta: { showsErrors: true },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() !== '' && !create.isPending) create.mutate()
  }
  const isToldAtField = ['name', 'slug'].some((field) => fieldText(create.error, field, t))
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('school.create_school')}
      description={t('school.create_school_text')}
      closeLabel={t('common.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('school.cancel')}</Button>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            busy={create.isPending}
            disabled={name.trim() === '' || check?.is_free === false}
          >
            {t('school.create_school')}
          </Button>
        </>
      }
    >
      <form noValidate id={formId} className={formStyles.form} onSubmit={submit}>
        <Field label={t('school.school_name')} error={fieldText(create.error, 'name', t)}>
          <TextInput
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the first field of a dialog that was asked for
            autoFocus
            value={name}
            maxLength={120}
            autoComplete="organization"
            onChange={(event) => setName(event.currentTarget.value)}
          />
        </Field>
        <AddressField
          address={slug ?? slugOf(name)}
          onChange={setSlug}
          check={check}
          error={fieldText(create.error, 'slug', t)}
        />
        {create.error && !isToldAtField && (
          <p className={textStyles.wrong} role="alert">
            {errorText(create.error, t)}
          </p>
        )}
      </form>
    </Dialog>
  )
}

/** What the server says of an address, once it is long enough to be one; undefined while it is not known. */
const useAddressCheck = (slug: string, isOpen: boolean) => {
  const { data } = useQuery({
    ...queryFor(checkCabinetSlug, { query: { slug } }),
    enabled: isOpen && slug.length >= 3,
    placeholderData: (before) => before,
  })
  return data?.data.slug === slug ? data.data : undefined
}

interface AddressFieldProps {
  address: string
  /** Nothing to go on following the name. */
  onChange: (address: string | undefined) => void
  check: ReturnType<typeof useAddressCheck>
  error: string | undefined
}

const AddressField = ({ address, onChange, check, error }: AddressFieldProps) => {
  const { t } = useTexts()
  const problem = check?.problem ? t(`school.address_${check.problem}`) : undefined
  return (
    <Field
      label={t('school.address')}
      help={
        check?.suggestion
          ? t('school.address_suggestion', { address: check.suggestion })
          : t('school.address_help')
      }
      error={problem ?? error}
    >
      <TextInput
        value={address}
        maxLength={63}
        spellCheck={false}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={() => onChange(slugOf(address) || undefined)}
      />
    </Field>
  )
}
