/**
 * Whether an address belongs to the workbench. Its pages have an entry of their own: a learner's page does not even know
 * their routes, so going there is a page load.
 */
export const isWorkbench = (address: string): boolean => /^\/(expert|dev)([/?#]|$)/.test(address)
