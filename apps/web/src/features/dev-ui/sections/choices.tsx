import { Checkbox } from '@lectern/ui/choices/checkbox'
import { ChoiceCard } from '@lectern/ui/choices/choice-card'
import { RadioGroup } from '@lectern/ui/choices/radio-group'
import { Segmented } from '@lectern/ui/choices/segmented'
import { Switch } from '@lectern/ui/choices/switch'
import { LayoutGrid, List } from 'lucide-react'
import { useId, useState } from 'react'
import styles from '../dev-ui.module.css'
import { Sample } from '../sample.tsx'

const orders = [
  { value: 'free', label: 'In any order' },
  { value: 'next', label: 'One after the other', help: 'A lesson opens when the one before it is finished.' },
  { value: 'closed', label: 'By date', disabled: true },
]

/** Yes or no, one of few, some of many, and answers of a question. */
export const ChoicesSection = () => {
  const [order, setOrder] = useState('next')
  const [view, setView] = useState('list')
  const name = useId()
  return (
    <>
      <Sample name="Checkboxes" wide>
        <Checkbox label="Show the answers afterwards" defaultChecked />
        <Checkbox
          label="Shuffle the questions"
          help="Each student gets an own order, kept for the attempt."
        />
        <Checkbox label="Some of them" indeterminate />
        <Checkbox label="Not now" disabled />
        <Checkbox label="Not now, but on" disabled defaultChecked />
      </Sample>
      <Sample name="Radio group" wide>
        <RadioGroup label="Lessons open" options={orders} value={order} onChange={setOrder} />
      </Sample>
      <Sample name="Cards" wide>
        <RadioGroup label="Lessons open" variant="cards" options={orders} value={order} onChange={setOrder} />
      </Sample>
      <Sample name="Answers of a question, with results" wide>
        <ChoiceCard kind="many" label="Wet the paper first" name={name} defaultChecked />
        <ChoiceCard
          kind="many"
          label="Mix in the well"
          name={name}
          defaultChecked
          disabled
          mark={{ tone: 'right', word: 'Right' }}
        />
        <ChoiceCard
          kind="many"
          label="Black straight from the tube, because it dries lighter than one thinks"
          name={name}
          defaultChecked
          disabled
          mark={{ tone: 'wrong', word: 'Not this one' }}
        />
      </Sample>
      <Sample name="Switch" wide>
        <div className={styles.form}>
          <Switch
            label="Open for everyone"
            help="The lesson can be read without an account."
            defaultChecked
          />
          <Switch label="Comments" />
          <Switch label="Certificates" disabled />
          <Switch label="Certificates" disabled defaultChecked />
        </div>
      </Sample>
      <Sample name="Segmented">
        <Segmented
          label="View"
          value={view}
          onChange={setView}
          segments={[
            { value: 'list', label: 'List', icon: List },
            { value: 'cards', label: 'Cards', icon: LayoutGrid },
          ]}
        />
      </Sample>
    </>
  )
}
