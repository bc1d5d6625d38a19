import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";

/** Where a choice of cookies was made: without JavaScript the answer leads back there, with it nothing moves. */
export function ConsentPlace() {
  const { pathname, search } = useLocation();
  const [isLive, setIsLive] = useState(false);
  useEffect(() => setIsLive(true), []);
  return (
    <>
      <input type="hidden" name="redirectTo" value={pathname + search} />
      {isLive && <input type="hidden" name="stay" value="1" />}
    </>
  );
}
