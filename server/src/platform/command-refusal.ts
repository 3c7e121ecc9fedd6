/** A command that cannot be carried out as it was typed. The message is a sentence for the person at the terminal. */
export class CommandRefusal extends Error {}
