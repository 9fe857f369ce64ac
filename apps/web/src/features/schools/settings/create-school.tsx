import { deviceZone } from '../../../lib/texts/zone-names.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { slugOf } from '@lectern/contract/kernel/slug'
import { FormDialog } from '@lectern/ui/overlays/form-dialog'
import { Field } from '@lectern/ui/fields/field'
import { TextInput } from '@lectern/ui/fields/text-input'
import { useDeferredValue, useState } from 'react'
import { queryFor } from '../../../lib/api/index.ts'
import { errorText, fieldText } from '../../../lib/errors.ts'
import { expertPaths } from '../../../lib/routing/expert-paths.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { checkSchoolSlug, createSchool } from '../api.ts'

interface CreateSchoolProps {
  open: boolean
  onClose: () => void
}

/** Opens a school of one's own and goes to work in it. */
export const CreateSchool = ({ open, onClose }: CreateSchoolProps) => {
  const { t } = useTexts()
  const router = useRouter()
  const queryClient = useQueryClient()
  const [name, setName] = useState('')
  const [slug, setSlug] = useState<string>()
  const wanted = useDeferredValue(slug ?? slugOf(name))
  const check = useAddressCheck(wanted, open)
  const create = useMutation({
    mutationFn: () =>
      createSchool({
        body: {
          name: name.trim(),
          ...(wanted === '' ? {} : { slug: wanted }),
          time_zone: deviceZone(),
        },
      }),
    onSuccess: async () => {
      setName('')
      setSlug(undefined)
      onClose()
      queryClient.clear()
      await router.navigate({ href: expertPaths.firstSteps })
      await router.invalidate()
    },
    meta: { showsErrors: true },
  })
  const isToldAtField = ['name', 'slug'].some((field) => fieldText(create.error, field, t))
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('school.create_school')}
      description={t('school.create_school_text')}
      closeLabel={t('common.close')}
      cancelLabel={t('school.cancel')}
      submitLabel={t('school.create_school')}
      ready={name.trim() !== '' && check?.is_free !== false}
      busy={create.isPending}
      onSubmit={() => create.mutate()}
      error={create.error && !isToldAtField ? errorText(create.error, t) : undefined}
    >
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
    </FormDialog>
  )
}

/** What the server says of an address, once it is long enough to be one; undefined while it is not known. */
const useAddressCheck = (slug: string, isOpen: boolean) => {
  const { data } = useQuery({
    ...queryFor(checkSchoolSlug, { query: { slug } }),
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
