import { maxPerPage } from '@lectern/contract/kernel/paging'
import { isAllowedLink } from '@lectern/contract/kernel/rich-text'
import { Button } from '@lectern/ui/actions/button'
import { Segmented } from '@lectern/ui/choices/segmented'
import { Select } from '@lectern/ui/choices/select'
import { Notice } from '@lectern/ui/feedback/notice'
import { Field } from '@lectern/ui/fields/field'
import { TextInput } from '@lectern/ui/fields/text-input'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryFor } from '../../../../lib/api/index.ts'
import { useTexts, type TextId } from '../../../../lib/texts/index.ts'
import { errorText } from '../../../../lib/errors.ts'
import { listClosedGroups } from '../../api.ts'
import { useLessonUnits } from '../../places/use-lesson-units.ts'
import type { ButtonAttributes } from './button-look.ts'
import { kindOfTarget, targetKinds, type TargetKind, withKind } from './button-target.ts'
import styles from './button.module.css'

const kindTexts: Readonly<Record<TargetKind, TextId>> = {
  link: 'lesson-text.button_to_link',
  group: 'lesson-text.button_to_group',
  unit: 'lesson-text.button_to_unit',
}

interface TargetFieldsProps {
  attrs: ButtonAttributes
  onAttrs: (attrs: ButtonAttributes) => void
}

/** Where a button leads (document 001 §9, link types 1 to 3). */
export const TargetFields = ({ attrs, onAttrs }: TargetFieldsProps) => {
  const { t } = useTexts()
  const kind = kindOfTarget(attrs)
  const choose = (href: string) => onAttrs({ ...attrs, href })
  return (
    <>
      <div className={styles.field}>
        <span className={styles.caption}>{t('lesson-text.button_target')}</span>
        <Segmented
          label={t('lesson-text.button_target')}
          segments={targetKinds.map((each) => ({ value: each, label: t(kindTexts[each]) }))}
          value={kind}
          onChange={(each) => onAttrs(withKind(attrs, each))}
        />
      </div>
      {kind === 'link' && <AddressField href={attrs.href} onHref={choose} />}
      {kind === 'group' && <GroupField href={attrs.href} onHref={choose} />}
      {kind === 'unit' && <UnitField href={attrs.href} onHref={choose} />}
    </>
  )
}

const AddressField = ({ href, onHref }: { href: string; onHref: (href: string) => void }) => {
  const { t } = useTexts()
  const [isTyped, setTyped] = useState(false)
  const isWrong = isTyped && !isAllowedLink(href)
  return (
    <Field
      label={t('lesson-text.button_address')}
      error={isWrong ? t('lesson-text.button_invalid_url') : undefined}
    >
      <TextInput
        value={href}
        inputMode="url"
        placeholder="https://"
        spellCheck={false}
        autoComplete="off"
        maxLength={2048}
        onChange={({ currentTarget }) => {
          setTyped(true)
          onHref(currentTarget.value.trim())
        }}
      />
    </Field>
  )
}

const UnitField = ({ href, onHref }: { href: string; onHref: (href: string) => void }) => {
  const { t } = useTexts()
  const { units, error, isPending, retry } = useLessonUnits()
  if (error)
    return (
      <Notice
        tone="danger"
        announce="politely"
        actions={
          <Button size="small" onClick={retry}>
            {t('lesson-text.button_again')}
          </Button>
        }
      >
        {errorText(error, t)}
      </Notice>
    )
  return (
    <PlaceField
      label={t('lesson-text.button_unit')}
      none={t(isPending ? 'lesson-text.button_units_loading' : 'lesson-text.button_no_units')}
      places={units.map(({ href: to, title, number }) => ({
        href: to,
        name: title || t('lesson-text.button_unit_number', { number }),
      }))}
      href={href}
      onHref={onHref}
    />
  )
}

/** The closed groups of the school; whoever may not list them has none to choose. */
const GroupField = ({ href, onHref }: { href: string; onHref: (href: string) => void }) => {
  const { t } = useTexts()
  const { data, isPending } = useQuery({
    ...queryFor(listClosedGroups, { query: { page: 1, per_page: maxPerPage } }),
    retry: false,
    meta: { onlyLogged: true },
  })
  const groups = data?.data ?? []
  return (
    <PlaceField
      label={t('lesson-text.button_group')}
      none={t(isPending ? 'lesson-text.button_groups_loading' : 'lesson-text.button_no_groups')}
      places={groups.map(({ link, name }) => ({ href: link, name }))}
      href={href}
      onHref={onHref}
    />
  )
}

interface PlaceFieldProps {
  label: string
  /** What is said while there is nothing to choose. */
  none: string
  places: readonly { readonly href: string; readonly name: string }[]
  href: string
  onHref: (href: string) => void
}

const PlaceField = ({ label, none, places, href, onHref }: PlaceFieldProps) => {
  const { t } = useTexts()
  const isKnown = places.some((place) => place.href === href)
  if (places.length === 0 && href === '') return <p className={styles.none}>{none}</p>
  return (
    <Field label={label}>
      <Select value={href} onChange={({ currentTarget }) => onHref(currentTarget.value)}>
        <option value="">{t('lesson-text.button_choose')}</option>
        {places.map((place) => (
          <option key={place.href} value={place.href}>
            {place.name}
          </option>
        ))}
        {href !== '' && !isKnown && <option value={href}>{t('lesson-text.button_gone')}</option>}
      </Select>
    </Field>
  )
}
