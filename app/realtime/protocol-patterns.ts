/**
 * `digits.digits` and nothing else: what is signed is `socket_id:channel_name`, so that a colon in either, or a line's end
 * after it, would make the signature one of something else.
 */
export const socketIdPattern = /^\d{1,24}\.\d{1,24}$/;

/** The protocol's alphabet of channel names. */
export const channelNamePattern = /^[A-Za-z0-9_\-=@,.;]{1,200}$/;
