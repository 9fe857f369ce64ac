/** Everybody in the demo; all have the same password, and none is a real person. */
export const demoPeople = {
  expert: { name: 'Demo Expert', email: 'expert@lectern.test' },
  curator: { name: 'Demo Curator', email: 'curator@lectern.test' },
  manager: { name: 'Demo Manager', email: 'manager@lectern.test' },
  deputy: { name: 'Demo Deputy', email: 'deputy@lectern.test' },
  student: { name: 'Demo Student', email: 'student@lectern.test' },
  student2: { name: 'Demo Student Two', email: 'student2@lectern.test' },
  ann: { name: 'Demo Student Ann', email: 'ann@lectern.test' },
  ben: { name: 'Demo Student Ben', email: 'ben@lectern.test' },
  daria: { name: 'Demo Student Daria', email: 'daria@lectern.test' },
  visitor: { name: 'Demo Visitor', email: 'visitor@lectern.test' },
  rival: { name: 'Demo Rival', email: 'rival@lectern.test' },
} as const
export type DemoPerson = keyof typeof demoPeople
