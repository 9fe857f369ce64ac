import { Dropdown } from '@lectern/ui/actions/dropdown'
import { Field } from '@lectern/ui/fields/field'
import { SearchInput } from '@lectern/ui/fields/search-input'
import { Select } from '@lectern/ui/choices/select'
import { TextArea } from '@lectern/ui/fields/text-area'
import { TextInput } from '@lectern/ui/fields/text-input'
import { useState } from 'react'
import styles from '../dev-ui.module.css'

const levels = [
  { value: 'first', label: 'First steps' },
  { value: 'steady', label: 'Steady work' },
  { value: 'long', label: 'A level whose name is much longer than anybody thought it would ever be' },
  { value: 'closed', label: 'Closed', disabled: true },
]

/** Everything that takes text or one of a list. */
export const FieldsSection = () => {
  const [search, setSearch] = useState('watercolour')
  const [level, setLevel] = useState<string>()
  return (
    <div className={styles.form}>
      <Field label="Course title" note="Required" help="Students see it in the list and on the certificate.">
        <TextInput placeholder="Watercolour for beginners" />
      </Field>
      <Field label="Address of the page" error="This address is taken. Try watercolour-2.">
        <TextInput defaultValue="watercolour" />
      </Field>
      <Field label="About the course" note="Optional">
        <TextArea placeholder="What will a student be able to do afterwards?" />
      </Field>
      <Field label="Language of the course">
        <Select defaultValue="uk">
          <option value="en">English</option>
          <option value="uk">Українська</option>
          <option value="ru">Русский</option>
        </Select>
      </Field>
      <Field label="Level" help="A list that opens; labels are cut at 48 characters.">
        <Dropdown
          options={levels}
          value={level}
          onChange={setLevel}
          placeholder="Choose a level"
          emptyText="Empty"
          cut
        />
      </Field>
      <Dropdown
        label="Flat"
        options={levels}
        value={level ?? 'first'}
        onChange={setLevel}
        emptyText="Empty"
        flat
      />
      <SearchInput label="Find a lesson" clearLabel="Clear" value={search} onChange={setSearch} />
      <Field label="Disabled">
        <TextInput disabled defaultValue="Cannot be changed now" />
      </Field>
      <Field label="Read only">
        <TextInput readOnly defaultValue="lectern.test/courses/watercolour" />
      </Field>
    </div>
  )
}
