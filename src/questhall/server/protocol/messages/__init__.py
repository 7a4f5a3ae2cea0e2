"""Every message of the WebSocket protocol, in both directions. docs/protocol.md tells their story.

The TypeScript types of the browser client are generated from here. Decoding is strict: an unknown
type, an unknown field or a wrong value is refused at the door and never reaches the rules.
"""
