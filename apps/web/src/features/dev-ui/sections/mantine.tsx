import { Button } from '@lectern/ui/actions/button'
import { Checkbox } from '@lectern/ui/choices/checkbox'
import { Field } from '@lectern/ui/fields/field'
import { Icon } from '@lectern/ui/layout/icon'
import { Select } from '@lectern/ui/choices/select'
import { Tabs } from '@lectern/ui/layout/tabs'
import { TextInput } from '@lectern/ui/fields/text-input'
import * as Kit from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { Ellipsis, Plus } from 'lucide-react'
import styles from '../dev-ui.module.css'
import { Sample } from '../sample.tsx'

const tabs = [
  { id: 'program', label: 'Program' },
  { id: 'students', label: 'Students' },
]

/** Our parts first, Mantine's second: they must not be told apart. */
export const MantineSection = () => {
  const [opened, modal] = useDisclosure(false)
  return (
    <>
      <Sample name="Buttons">
        <Button variant="primary" icon={<Icon of={Plus} />}>
          Ours
        </Button>
        <Kit.Button variant="filled" leftSection={<Icon of={Plus} />}>
          Mantine
        </Kit.Button>
        <Button>Ours</Button>
        <Kit.Button>Mantine</Kit.Button>
        <Button variant="quiet">Ours</Button>
        <Kit.Button variant="subtle">Mantine</Kit.Button>
        <Button variant="danger">Ours</Button>
        <Kit.Button variant="filled" color="danger">
          Mantine
        </Kit.Button>
        <Button disabled>Ours</Button>
        <Kit.Button disabled>Mantine</Kit.Button>
        <Button variant="primary" busy>
          Ours
        </Button>
        <Kit.Button variant="filled" loading>
          Mantine
        </Kit.Button>
      </Sample>
      <MantineFields />
      <Sample name="Menu, modal, notification">
        <Kit.Menu>
          <Kit.Menu.Target>
            <Kit.ActionIcon aria-label="Mantine menu">
              <Icon of={Ellipsis} />
            </Kit.ActionIcon>
          </Kit.Menu.Target>
          <Kit.Menu.Dropdown>
            <Kit.Menu.Label>Lesson</Kit.Menu.Label>
            <Kit.Menu.Item leftSection={<Icon of={Plus} />}>Add a unit</Kit.Menu.Item>
            <Kit.Menu.Divider />
            <Kit.Menu.Item color="red">Delete</Kit.Menu.Item>
          </Kit.Menu.Dropdown>
        </Kit.Menu>
        <Kit.Button onClick={modal.open}>Mantine modal</Kit.Button>
        <Kit.Modal opened={opened} onClose={modal.close} title="Mantine modal">
          The same corners, the same shadow.
        </Kit.Modal>
        <Kit.Notification title="Lesson published" color="green" closeButtonProps={{ 'aria-label': 'Close' }}>
          48 students can read it now.
        </Kit.Notification>
      </Sample>
    </>
  )
}

const MantineFields = () => (
  <>
    <Sample name="Fields" wide>
      <div className={styles.pair}>
        <Field label="Ours" help="Help below">
          <TextInput placeholder="Placeholder" />
        </Field>
        <Kit.TextInput label="Mantine" description="Help below" placeholder="Placeholder" />
        <Field label="Ours" error="This is not right yet">
          <TextInput defaultValue="Text" />
        </Field>
        <Kit.TextInput label="Mantine" error="This is not right yet" defaultValue="Text" />
        <Field label="Ours">
          <Select>
            <option>One of a list</option>
          </Select>
        </Field>
        <Kit.Select
          label="Mantine"
          data={['One of a list', 'Another']}
          defaultValue="One of a list"
          searchable
        />
        <Kit.MultiSelect
          label="Mantine, several"
          data={['Text', 'Video', 'Quiz']}
          defaultValue={['Text', 'Quiz']}
        />
        <Kit.NumberInput label="Mantine, number" defaultValue={12} />
      </div>
    </Sample>
    <Sample name="Tabs and checkboxes" wide>
      <div className={styles.pair}>
        <Tabs label="Ours" items={tabs} value="program" onChange={() => undefined}>
          <Checkbox label="Ours" defaultChecked />
        </Tabs>
        <Kit.Tabs defaultValue="program">
          <Kit.Tabs.List>
            <Kit.Tabs.Tab value="program">Program</Kit.Tabs.Tab>
            <Kit.Tabs.Tab value="students">Students</Kit.Tabs.Tab>
          </Kit.Tabs.List>
          <Kit.Tabs.Panel value="program">
            <Kit.Checkbox label="Mantine" defaultChecked />
          </Kit.Tabs.Panel>
        </Kit.Tabs>
      </div>
    </Sample>
  </>
)
