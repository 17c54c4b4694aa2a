import {useEffect, useState} from 'react';

/** Whether something has gone on for longer than some milliseconds. */
export default function useIsLong(isOn: boolean, milliseconds: number): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isOn) {
      return undefined;
    }
    const timer = setTimeout(() => setIsLong(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [isOn, milliseconds]);
  return isOn && isLong;
}
