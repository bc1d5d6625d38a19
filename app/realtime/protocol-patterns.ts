/**
 * `digits.digits` and nothing else: the signature covers `socket_id:channel_name`, so a colon in either, or a line
 * break, would make it valid for something else.
 */
export const socketIdPattern = /^\d{1,24}\.\d{1,24}$/;

/** The protocol's alphabet of channel names. */
export const channelNamePattern = /^[A-Za-z0-9_\-=@,.;]{1,200}$/;
