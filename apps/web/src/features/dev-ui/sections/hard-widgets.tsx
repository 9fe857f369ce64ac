import { Button } from '@lectern/ui/actions/button'
import { ColorPicker } from '@lectern/ui/aria/color-picker'
import { Combobox } from '@lectern/ui/aria/combobox'
import { CommandPalette, type PaletteEntry } from '@lectern/ui/aria/command-palette'
import {
  DayField,
  DayRangeField,
  MomentField,
  TimeField,
  type DayRangeValue,
} from '@lectern/ui/aria/date-fields'
import { Toolbar } from '@lectern/ui/aria/toolbar'
import { Tree } from '@lectern/ui/aria/tree'
import { movedTree, type TreeNode } from '@lectern/ui/aria/tree-moves'
import { Bold, BookOpen, Italic, List, ListOrdered, Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import styles from '../dev-ui.module.css'
import { Sample } from '../sample.tsx'

/** The workbench's widgets of React Aria; each is loaded with its page. */
export const HardWidgetsSection = () => (
  <>
    <Sample name="Command menu" wide>
      <Palette />
    </Sample>
    <Sample name="Combobox" wide>
      <People />
    </Sample>
    <Sample name="Days, moments and times" wide>
      <Dates />
    </Sample>
    <Sample name="Colour" wide>
      <Colors />
    </Sample>
    <Sample name="Toolbar" wide>
      <Tools />
    </Sample>
    <Sample name="Tree of 300 things" wide>
      <Program />
    </Sample>
  </>
)

const Palette = () => {
  const { locale } = useTexts()
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [done, setDone] = useState('nothing yet')
  const field = useRef<HTMLInputElement>(null)
  const entry = (id: string, label: string, description?: string): PaletteEntry => ({
    id,
    label,
    description,
    icon: id === 'new' ? Plus : BookOpen,
    run: () => setDone(label),
  })
  const all = [entry('light', 'Light and colour', 'Watercolour'), entry('brush', 'Brushes', 'Watercolour')]
  const fits = ({ label }: PaletteEntry) => label.toLowerCase().includes(typed.toLowerCase())
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the command menu</Button>
      <p>Done: {done}</p>
      <CommandPalette
        open={open}
        onClose={() => {
          setOpen(false)
          setTyped('')
        }}
        locale={locale}
        label="Commands"
        placeholder="Find or do"
        emptyText="Nothing found"
        typed={typed}
        onTyped={setTyped}
        field={field}
        groups={[
          { id: 'courses', name: 'Lessons', entries: all.filter(fits) },
          { id: 'create', name: 'Create', entries: [entry('new', 'Create a course')].filter(fits) },
        ]}
      />
    </>
  )
}

const names = ['Demo Student', 'Олена Зразкова', 'Sample Person', 'Test Reader']

const People = () => {
  const { locale } = useTexts()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const options = names
    .map((name, at) => ({ id: String(at), label: name, note: `person${at}@lectern.test` }))
    .filter(({ label }) => label.toLowerCase().includes(typed.toLowerCase()))
  const choose = (id: string | null) => {
    setChosen(id)
    setTyped(id === null ? '' : (names[Number(id)] ?? ''))
  }
  const shared = {
    locale,
    typed,
    onTyped: setTyped,
    value: chosen,
    onChange: choose,
    emptyText: 'Nobody found',
  }
  return (
    <div className={styles.pair}>
      <Combobox {...shared} label="Person" options={options} placeholder="Name or e-mail" />
      <Combobox {...shared} label="Person, searching" options={[]} busyText="Searching…" />
      <Combobox
        {...shared}
        label="Person, refused"
        options={options}
        error="Choose somebody of this school"
      />
      <Combobox {...shared} label="Person, disabled" options={options} disabled />
    </div>
  )
}

const Dates = () => {
  const { locale } = useTexts()
  const [day, setDay] = useState<string | undefined>('2026-11-22')
  const [moment, setMoment] = useState<string | undefined>('2026-11-22T13:00:00.000Z')
  const [range, setRange] = useState<DayRangeValue | undefined>({ start: '2026-11-02', end: '2026-11-20' })
  const [time, setTime] = useState<string | undefined>('09:30')
  return (
    <div className={styles.pair}>
      <DayField locale={locale} label="Day" value={day} onChange={setDay} />
      <MomentField
        locale={locale}
        label="Opens, by the clock of Kyiv"
        zone="Europe/Kyiv"
        value={moment}
        onChange={setMoment}
      />
      <DayRangeField locale={locale} label="From and to" value={range} onChange={setRange} />
      <TimeField locale={locale} label="Time" value={time} onChange={setTime} />
      <DayField locale={locale} label="Day, empty" value={undefined} onChange={setDay} error="Choose a day" />
      <DayField locale={locale} label="Day, disabled" value={day} onChange={setDay} disabled />
      <p>Opens at {moment ?? 'no moment'}</p>
    </div>
  )
}

const Colors = () => {
  const { locale } = useTexts()
  const [color, setColor] = useState('#3965ff')
  return (
    <div className={styles.row}>
      <ColorPicker
        locale={locale}
        label="Text colour"
        value={color}
        fallback="#000000"
        onChange={setColor}
        withAlpha
        used={{ label: 'Used before', colors: ['#ffe600', '#3965ff80'] }}
        words={{
          palette: 'Palette',
          softPalette: 'Soft colours',
          area: 'Saturation and brightness',
          hex: 'Colour code',
        }}
      />
      <output>{color}</output>
    </div>
  )
}

const Tools = () => {
  const { locale } = useTexts()
  const [on, setOn] = useState<ReadonlySet<string>>(new Set(['bold']))
  const tool = (id: string, label: string, icon: typeof Bold, disabled = false) => ({
    id,
    label,
    icon,
    disabled,
    isOn: on.has(id),
    onPress: () =>
      setOn(
        (before) => new Set(before.has(id) ? [...before].filter((each) => each !== id) : [...before, id]),
      ),
  })
  return (
    <Toolbar
      locale={locale}
      label="Text style"
      groups={[
        {
          id: 'marks',
          label: 'Marks',
          tools: [tool('bold', 'Bold', Bold), tool('italic', 'Italic', Italic)],
        },
        {
          id: 'lists',
          label: 'Lists',
          tools: [tool('list', 'Bullets', List), tool('numbers', 'Numbers', ListOrdered, true)],
        },
      ]}
    />
  )
}

const modules: TreeNode[] = Array.from({ length: 12 }, (_each, at) => ({
  id: `m${at + 1}`,
  label: `Module ${at + 1}`,
  children: Array.from({ length: 24 }, (_lesson, number) => ({
    id: `m${at + 1}-${number + 1}`,
    label: `Lesson ${at + 1}.${number + 1}`,
  })),
}))

const Program = () => {
  const { locale } = useTexts()
  const [nodes, setNodes] = useState<readonly TreeNode[]>(modules)
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set(['m1']))
  return (
    <Tree
      locale={locale}
      label="Program"
      nodes={nodes}
      expanded={expanded}
      onExpand={setExpanded}
      onMove={(move) => setNodes((before) => movedTree(before, move))}
      words={{
        moveTo: (label) => `Move ${label} to…`,
        top: 'Top of the program',
        handle: (label) => `Drag ${label}`,
      }}
    />
  )
}
