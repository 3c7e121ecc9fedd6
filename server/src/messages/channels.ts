/** A way to reach a person. Each has a layout in layouts/, a sender in features/messages and a code in `delivery`. */
export type Channel = 'email'
